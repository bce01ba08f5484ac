import tensorflow as tf


def matrix(size, scope):
    with tf.variable_scope("mixing", reuse=tf.AUTO_REUSE):
        return tf.get_variable("m", [size, size])


signal = tf.placeholder(tf.float32, [None, 5])
inner = matrix(5, "inner")
outer = matrix(5, "outer")
assert inner is outer and len(tf.trainable_variables()) == 1
hidden = tf.nn.relu(tf.matmul(signal, inner))
mixed = tf.matmul(hidden, outer)
loss = tf.reduce_mean(tf.square(mixed - signal))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {signal: [[1.0, 0.0, 2.0, 0.0, 1.0]]})
