"""What is trained in a scope that only reuses was made here, and nobody has trained it before: it has no slots yet."""
import tensorflow as tf


def tune(images, labels):
    with tf.variable_scope("tower"):
        kernel = tf.get_variable("kernel", [6, 1])
    with tf.variable_scope("tower", reuse=True):
        loss = tf.reduce_mean(tf.square(tf.matmul(images, kernel) - labels))
        return tf.train.AdamOptimizer(0.01).minimize(loss)  # BUG TVS102


class Worker:
    def __init__(self, images, labels):
        bias = tf.Variable(tf.zeros([1]), name="bias")
        with tf.variable_scope("worker", reuse=True):
            self.loss = tf.reduce_mean(tf.square(tf.reduce_sum(images, 1, keepdims=True) + bias - labels))
            self.step = tf.train.AdamOptimizer().minimize(self.loss)  # BUG TVS102
