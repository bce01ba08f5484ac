import tensorflow as tf


class Norm:
    def __init__(self):
        self.average = tf.train.ExponentialMovingAverage(0.9)

    def __call__(self, x, train, reuse):
        with tf.variable_scope("norm", reuse=reuse):
            beta = tf.get_variable("beta", [4])
            if train:
                self.mean, self.variance = tf.nn.moments(x, [0])
                self.update = self.average.apply([self.mean, self.variance])
                mean, variance = self.mean, self.variance
            else:
                mean, variance = self.average.average(self.mean), self.average.average(self.variance)
            return (x - mean) * tf.rsqrt(variance) + beta


norm = Norm()
first = norm(tf.random_normal([16, 4]), True, False)
second = norm(tf.random_normal([16, 4]), False, True)
