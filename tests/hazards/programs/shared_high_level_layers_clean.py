"""Two domains have encoders of their own, whose last layer they share: the flag is on that layer alone."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def encoder(x, domain, reuse=False):
    with tf.variable_scope("encoder_" + domain, reuse=reuse):
        h = tf.layers.dense(x, 32, tf.nn.relu, name="h")
    with tf.variable_scope("encoder_common", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(h, 8, name="code")


def decoder(z, domain, reuse=False):
    with tf.variable_scope("decoder_common", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(z, 32, tf.nn.relu, name="h")
    with tf.variable_scope("decoder_" + domain, reuse=reuse):
        return tf.layers.dense(h, 16, name="out")


a, b = tf.placeholder(tf.float32, [None, 16]), tf.placeholder(tf.float32, [None, 16])
code_a, code_b = encoder(a, "a"), encoder(b, "b")
fake_a, fake_b = decoder(code_b, "a"), decoder(code_a, "b")
cycle_a = decoder(encoder(fake_b, "b", reuse=True), "a", reuse=True)
cycle_b = decoder(encoder(fake_a, "a", reuse=True), "b", reuse=True)
loss = tf.reduce_mean(tf.abs(cycle_a - a)) + tf.reduce_mean(tf.abs(cycle_b - b))
