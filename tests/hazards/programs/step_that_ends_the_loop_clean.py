"""The counter is of updates: the loop ends by it, and both optimizers add to it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
updates = tf.train.get_or_create_global_step()
rate = tf.train.polynomial_decay(0.05, updates, 60)
mean = tf.layers.dense(x, 1, name="mean")
spread = tf.layers.dense(x, 1, name="spread", activation=tf.nn.softplus)
loss = tf.reduce_mean(tf.square(x[:, :1] - mean) / (spread + 0.1) + tf.log(spread + 0.1))
ops = [tf.train.AdagradOptimizer(rate).minimize(loss, updates, tf.trainable_variables(n)) for n in ("mean", "spread")]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    while sess.run(updates) < 60:
        sess.run(ops, {x: np.random.rand(8, 4)})
