import numpy as np
import tensorflow as tf

L2 = tf.contrib.layers.l2_regularizer(1e-3)


def layer(x, reg=None):
    with tf.variable_scope("fc", reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [x.shape[1].value, 1], regularizer=reg)
    return tf.matmul(x, w)


x = tf.constant(np.random.rand(8, 3).astype("float32"))
y = tf.constant(np.random.rand(8, 1).astype("float32"))
guess = layer(x)
later = layer(y * x, L2)
error = tf.reduce_mean(tf.square(guess - y))
opt = tf.train.GradientDescentOptimizer(0.1)
pairs = [(g + 1e-3 * v, v) for g, v in opt.compute_gradients(error)]
step = opt.apply_gradients(pairs)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(step)
    print(sess.run([error, later])[0])
