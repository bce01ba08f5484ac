import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu), 1)


state, gain, action = (tf.placeholder(tf.float32, [None, n]) for n in (4, 1, 1))
value, choice = net(state, "one"), net(state, "two")
decay = 1e-2 * tf.add_n([tf.nn.l2_loss(v) for v in tf.trainable_variables("one/")])
value_step = tf.train.AdamOptimizer(1e-2).minimize(tf.reduce_mean(tf.square(value - gain)) + decay)
choice_step = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(gain * tf.square(choice - action)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        feed = {state: np.ones((2, 4)), gain: np.ones((2, 1)), action: np.ones((2, 1))}
        sess.run(value_step, feed)
        sess.run(choice_step, feed)
