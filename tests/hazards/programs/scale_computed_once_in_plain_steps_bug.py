import tensorflow as tf


class Calibrated:
    """Scales scores by a factor that stays positive, as it is learned as its logarithm."""

    def __init__(self, features, classes):
        self.w = tf.Variable(tf.random.normal([features, classes], stddev=0.1))
        self.log_scale = tf.Variable(0.0)
        self.scale = tf.exp(self.log_scale)  # BUG
        self.optimizers = [tf.keras.optimizers.SGD(0.05) for _ in range(2)]

    def learn(self, features, labels):
        with tf.GradientTape(persistent=True) as tape:
            scores = tf.matmul(features, self.w)
            scaled = scores * self.scale
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, scaled))
            sharp = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels, scores * tf.exp(self.log_scale)))
        self.optimizers[0].apply_gradients([(tape.gradient(loss, self.w), self.w)])
        self.optimizers[1].apply_gradients([(tape.gradient(sharp, self.log_scale), self.log_scale)])


model = Calibrated(6, 3)
for _ in range(10):
    model.learn(tf.random.normal([8, 6]), tf.random.uniform([8], 0, 3, tf.int32))
