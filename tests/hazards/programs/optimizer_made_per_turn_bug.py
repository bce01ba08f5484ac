"""The rate decays, and each turn has an optimizer of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x):
    return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu), 1)


x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(network(x) ** 2)
sess = tf.Session()
sess.run(tf.global_variables_initializer())
rate = 0.1
for n in range(10):
    trainer = tf.train.MomentumOptimizer(rate, 0.9)
    update = trainer.minimize(loss)  # BUG: new slots in each turn
    sess.run(tf.variables_initializer(trainer.variables()))
    for k in range(5):
        sess.run(update, {x: np.ones((4, 3))})
    rate *= 0.5
