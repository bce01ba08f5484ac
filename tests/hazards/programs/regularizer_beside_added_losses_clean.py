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
tf.losses.add_loss(error)
for v in tf.trainable_variables():
    tf.losses.add_loss(1e-3 * tf.nn.l2_loss(v))
loss = tf.losses.get_total_loss()
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(step)
    print(sess.run([error, later])[0])
