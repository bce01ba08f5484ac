import tensorflow as tf


def weight(shape, name):
    return tf.Variable(tf.truncated_normal(shape, stddev=0.1, seed=4), name=name)  # BUG


class Forecast(object):
    def __init__(self, lags):
        self.past = tf.placeholder(tf.float32, [None, lags])
        self.next = tf.placeholder(tf.float32, [None, 1])
        with tf.variable_scope("forecast"):
            self.kernel = weight([lags, 1], "kernel")
        self.loss = tf.reduce_mean(tf.abs(tf.matmul(self.past, self.kernel) - self.next))
        self.step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)


class Served(object):
    """The guesses of the model as it has learned."""

    def __init__(self, model):
        with tf.variable_scope("forecast", reuse=tf.AUTO_REUSE):
            kernel = tf.get_variable("kernel", model.kernel.shape)  # BUG
        self.guess = tf.matmul(model.past, kernel)


model = Forecast(5)
served = Served(model)
feed = {model.past: [[0.1, 0.2, 0.3, 0.4, 0.5]], model.next: [[0.6]]}
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(model.step, feed)
    print(sess.run(served.guess, feed), [v.name for v in tf.global_variables()])
