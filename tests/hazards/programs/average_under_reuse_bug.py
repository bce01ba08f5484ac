import tensorflow as tf


class Norm:
    def __init__(self):
        self.average = tf.train.ExponentialMovingAverage(0.9)

    def __call__(self, x, reuse):
        with tf.variable_scope("norm", reuse=reuse):
            beta = tf.get_variable("beta", [4])
            mean, variance = tf.nn.moments(x, [0])
            with tf.control_dependencies([self.average.apply([mean, variance])]):  # BUG
                return (x - mean) * tf.rsqrt(variance) + beta


norm = Norm()
first = norm(tf.random_normal([16, 4]), False)
second = norm(tf.random_normal([16, 4]), True)
