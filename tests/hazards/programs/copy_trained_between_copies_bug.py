import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu), 1)


now, then, reward = (tf.placeholder(tf.float32, [None, n]) for n in (4, 4, 1))
value, bootstrap = net(now, "one"), net(then, "two")
loss = tf.reduce_mean(tf.square(value - (reward + 0.9 * bootstrap)))
step = tf.train.AdamOptimizer(1e-3).minimize(loss)  # BUG
copies = [v.assign(w) for v, w in zip(tf.trainable_variables("two/"), tf.trainable_variables("one/"))]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(copies)
    for turn in range(100):
        sess.run(step, {now: np.ones((2, 4)), then: np.ones((2, 4)), reward: np.ones((2, 1))})
        if turn % 10 == 9:
            sess.run(copies)
