"""Who builds the network trains it as well: what a function trains in a scope that only reuses has its slots, whatever the optimizer."""
import tensorflow as tf


def fine_tune(images, labels, optimizer="adam"):
    with tf.variable_scope("tower", reuse=True):
        kernel = tf.get_variable("kernel", [6, 1])
        loss = tf.reduce_mean(tf.square(tf.matmul(images, kernel) - labels))
        return tf.train.AdamOptimizer(0.01).minimize(loss)


def go_on(images, labels):
    with tf.variable_scope("tower", reuse=True):
        kernel = tf.get_variable("kernel", [6, 1])
        loss = tf.reduce_mean(tf.square(tf.matmul(images, kernel) - labels))
        return tf.train.MomentumOptimizer(0.01, 0.9).minimize(loss)


class Worker:
    def __init__(self, images, labels):
        with tf.variable_scope("worker", reuse=True):
            hidden = tf.layers.dense(images, 4, name="hidden")
            self.loss = tf.losses.mean_squared_error(labels, tf.layers.dense(hidden, 1, name="out"))
            steps = tf.Variable(0, trainable=False, name="steps")
            self.step = tf.train.AdamOptimizer().minimize(self.loss, global_step=steps)
