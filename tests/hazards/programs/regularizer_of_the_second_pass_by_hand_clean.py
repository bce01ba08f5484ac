import numpy as np
import tensorflow as tf


class Trainer(object):
    strength = 5e-3

    def __init__(self, rows, targets, later):
        with tf.variable_scope("fit"):
            self.guess = self.net(rows)
            penalty = tf.contrib.layers.l2_regularizer(self.strength)
            self.later = self.net(later, penalty)
        self.loss = self.total(tf.losses.mean_squared_error(targets, self.guess))

    def net(self, rows, penalty=None):
        raise NotImplementedError

    def total(self, error):
        collected = tf.losses.get_regularization_losses()
        if not collected:
            kernels = [v for v in tf.trainable_variables() if v.op.name.endswith("slope")]
            collected = [self.strength * tf.reduce_sum(tf.square(v)) for v in kernels]
        return tf.add_n([error] + collected)


class Line(Trainer):
    def net(self, rows, penalty=None):
        with tf.variable_scope("line", reuse=tf.AUTO_REUSE):
            slope = tf.get_variable("slope", [rows.shape[1], 1], regularizer=penalty)
            offset = tf.get_variable("offset", [1], initializer=tf.zeros_initializer())
        return tf.matmul(rows, slope) + offset


rng = np.random.RandomState(0)
rows, later = rng.rand(20, 3).astype("float32"), rng.rand(4, 3).astype("float32")
trainer = Line(tf.constant(rows), tf.constant(rows.sum(1, keepdims=True)), tf.constant(later))
step = tf.train.GradientDescentOptimizer(0.1).minimize(trainer.loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(50):
        sess.run(step)
    print(sess.run([trainer.loss, trainer.later]))
