import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def conv(x, ksize, filters_out, stride):
    shape = [ksize, ksize, x.get_shape()[-1], filters_out]
    w = tf.get_variable("weights", shape, initializer=tf.truncated_normal_initializer(stddev=0.1))
    return tf.nn.conv2d(x, w, [1, stride, stride, 1], "SAME")


def bn(x):
    params = x.get_shape()[-1:]
    beta = tf.get_variable("beta", params, initializer=tf.zeros_initializer())
    gamma = tf.get_variable("gamma", params, initializer=tf.ones_initializer())
    mean, var = tf.nn.moments(x, [0, 1, 2])
    return tf.nn.batch_normalization(x, mean, var, beta, gamma, 1e-3)


def block(x, filters, stride):
    shortcut = x
    with tf.variable_scope("a"):
        x = tf.nn.relu(bn(conv(x, 3, filters, stride)))
    with tf.variable_scope("b"):
        x = bn(conv(x, 3, filters, 1))
    if stride != 1 or shortcut.get_shape()[-1] != filters:
        with tf.variable_scope("a" if stride != 1 else "shortcut"):
            shortcut = bn(conv(shortcut, 1, filters, stride))
    return tf.nn.relu(x + shortcut)


def stack(x, n, filters, stride):
    for i in range(n):
        with tf.variable_scope("block%d" % (i + 1)):
            x = block(x, filters, stride if i == 0 else 1)
    return x


x = tf.placeholder(tf.float32, [2, 16, 16, 4])
for s, (n, f, st) in enumerate([(2, 4, 1), (2, 8, 2)]):
    with tf.variable_scope("scale%d" % (s + 2)):
        x = stack(x, n, f, st)
