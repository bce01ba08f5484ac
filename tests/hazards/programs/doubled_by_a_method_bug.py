import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, x):
        with tf.variable_scope("model"):
            self.w = tf.get_variable("w", [4, 4])
            self.loss = tf.reduce_mean(tf.matmul(x, self.w)) + self.penalty()

    def penalty(self):
        with tf.variable_scope("model", reuse=tf.AUTO_REUSE):  # BUG
            return tf.nn.l2_loss(tf.get_variable("w", [4, 4]))  # BUG


Model(tf.placeholder(tf.float32, [None, 4]))
