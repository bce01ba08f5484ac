import numpy as np
import tensorflow as tf


class Norm:
    def __init__(self, inputs, is_training, name):
        with tf.variable_scope(name):
            self.pop_mean = tf.get_variable("pop_mean", [8], initializer=tf.zeros_initializer(), trainable=False)
            self.pop_var = tf.get_variable("pop_var", [8], initializer=tf.ones_initializer(), trainable=False)

            def update():
                mean, var = tf.nn.moments(inputs, [0])
                train_mean = tf.assign(self.pop_mean, self.pop_mean * 0.9 + mean * 0.1)
                train_var = tf.assign(self.pop_var, self.pop_var * 0.9 + var * 0.1)
                with tf.control_dependencies([train_mean, train_var]):
                    return tf.identity(mean), tf.identity(var)

            mean, var = tf.cond(is_training, update, lambda: (self.pop_mean, self.pop_var))
            self.output = tf.nn.batch_normalization(inputs, mean, var, None, None, 1e-5)


x = tf.placeholder(tf.float32, [None, 8])
is_training = tf.placeholder(tf.bool)
h = Norm(tf.layers.dense(x, 8), is_training, "norm").output[:, 0]
loss = tf.reduce_mean(tf.square(h - 1.0))
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        sess.run([step, loss], {x: np.random.rand(16, 8), is_training: True})
    print(sess.run(h, {x: np.random.rand(4, 8), is_training: False}))
