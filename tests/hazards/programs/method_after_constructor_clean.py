import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class DCGAN:
    def __init__(self, sess, batch):
        self.sess, self.batch = sess, batch
        self.build()

    def build(self):
        images = tf.placeholder(tf.float32, [self.batch, 16])
        self.z = tf.placeholder(tf.float32, [self.batch, 4])
        self.fake = self.generator(self.z)
        self.real_logits = self.discriminator(images)
        tf.get_variable_scope().reuse_variables()
        self.fake_logits = self.discriminator(self.fake)
        self.samples = self.sampler(self.z)

    def discriminator(self, x):
        return tf.layers.dense(tf.layers.dense(x, 8, name="d_h0"), 1, name="d_h1")

    def generator(self, z):
        return tf.layers.dense(tf.layers.dense(z, 8, name="g_h0"), 16, name="g_h1")

    def sampler(self, z):
        tf.get_variable_scope().reuse_variables()
        return tf.layers.dense(tf.layers.dense(z, 8, name="g_h0"), 16, name="g_h1")

    def extra_score(self, x):
        return tf.layers.dense(tf.layers.dense(x, 8, name="d_h0"), 1, name="d_h1")
