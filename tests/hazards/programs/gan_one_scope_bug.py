"""Generator and discriminator are both called net."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(x, n, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [x.shape[1], n])  # BUG
        return tf.matmul(x, w)


def generator(z):
    h = tf.nn.relu(dense(z, 64, "fc1"))
    return tf.tanh(dense(h, 64, "fc2"))


def discriminator(x):
    h = tf.nn.leaky_relu(dense(x, 64, "fc1"))
    return dense(h, 1, "out")


z = tf.placeholder(tf.float32, [None, 64])
real = tf.placeholder(tf.float32, [None, 64])
fake = generator(z)
d_real = discriminator(real)
d_fake = discriminator(fake)
