"""Steps that are counted by hand where no optimizer does, or once an epoch, or of their own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(x, 1))
step = tf.train.get_or_create_global_step()
epochs = tf.Variable(0, trainable=False, name="epochs")
seen = tf.Variable(0, trainable=False, name="seen")
train = tf.train.AdamOptimizer(tf.train.exponential_decay(0.1, step, 100, 0.9)).minimize(loss, global_step=seen)
with tf.control_dependencies([train]):
    train = tf.assign_add(step, 1)
next_epoch = tf.assign_add(epochs, 1)
skip = tf.assign_add(seen, 1)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for batch in range(10):
            data = np.random.rand(4, 8)
            if np.isnan(data).any():
                sess.run(skip)  # it is none to learn from
                continue
            sess.run(train, {x: data, y: data[:, :1]})
        sess.run([next_epoch, skip])
    print(sess.run([step, epochs, seen]))
