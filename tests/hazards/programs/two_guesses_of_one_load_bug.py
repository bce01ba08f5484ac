"""Two regressors guess tomorrow's load, and the lower guess is bid; both are called after their class, and so are one."""
import tensorflow as tf


class Regressor(object):
    scope = "regressor"

    def __init__(self, width, depth=2):  # BUG
        self.width = width
        self.depth = depth

    def __call__(self, x):
        with tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE):  # BUG
            for level in range(self.depth):
                x = tf.layers.dense(x, self.width, tf.nn.elu, name="level_%d" % level)
            return tf.layers.dense(x, 1, name="load")


class Bidder(object):
    def __init__(self):
        self.weather = tf.placeholder(tf.float32, [None, 9])
        self.load = tf.placeholder(tf.float32, [None, 1])
        self.low = Regressor(32)
        self.high = Regressor(32)  # BUG
        one = tf.losses.mean_squared_error(self.load, self.low(self.weather))
        two = tf.losses.mean_squared_error(self.load, self.high(self.weather))  # BUG
        self.loss = one + two
        self.train = tf.train.AdamOptimizer().minimize(self.loss)


if __name__ == "__main__":
    bidder = Bidder()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        print(sess.run([bidder.loss, bidder.train], {bidder.weather: [[0.0] * 9], bidder.load: [[1.0]]})[0])
