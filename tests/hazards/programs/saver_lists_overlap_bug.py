"""Moving averages and trainable variables are joined into one list that has some twice."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Network:
    def __init__(self, images):
        with tf.variable_scope("net"):
            h = tf.layers.conv2d(images, 8, 3, name="conv")
            h = tf.layers.batch_normalization(h, training=True, name="bn")
            self.logits = tf.layers.dense(tf.layers.flatten(h), 10, name="fc")

    def make_saver(self):
        normalisation = [v for v in tf.global_variables() if "bn" in v.name]
        return tf.train.Saver(tf.trainable_variables() + normalisation)  # BUG: gamma and beta are trainable as well


if __name__ == "__main__":
    net = Network(tf.placeholder(tf.float32, [None, 28, 28, 1]))
    saver = net.make_saver()
