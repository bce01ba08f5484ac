"""Two regressors of two scopes; one that is asked twice, of other weather, by chance (dropout), or to tell how good it is."""
import tensorflow as tf


class Regressor(object):
    def __init__(self, width, scope, keep=1.0):
        self.width = width
        self.scope = scope
        self.keep = keep

    def __call__(self, x):
        with tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE):
            x = tf.layers.dense(x, self.width, tf.nn.elu, name="level")
            if self.keep < 1.0:
                x = tf.nn.dropout(x, self.keep)
            return tf.layers.dense(x, 1, name="load")


def held(load, guess):
    return tf.reduce_mean(tf.square(guess - load))


if __name__ == "__main__":
    weather, other = tf.placeholder(tf.float32, [None, 9]), tf.placeholder(tf.float32, [None, 9])
    load = tf.placeholder(tf.float32, [None, 1])
    low, high = Regressor(32, "low"), Regressor(32, "high")
    both = held(load, low(weather)) + tf.reduce_mean(tf.abs(high(weather) - load))

    # the same plant on another day, by another object of the same scope
    plant, again = Regressor(16, "plant"), Regressor(16, "plant")
    days = held(load, plant(weather)) + held(load, again(other))

    # two passes with dropout are held against one load
    one, two = Regressor(16, "dropped", 0.5), Regressor(16, "dropped", 0.5)
    passes = held(load, one(weather)) + tf.reduce_mean(tf.square(two(weather) - load))

    # what learns, and an object to see how well it does
    learner, judge = Regressor(8, "learner"), Regressor(8, "learner")
    loss = held(load, learner(weather))
    error = tf.losses.mean_squared_error(load, judge(weather))
    gap = loss - error

    train = tf.train.AdamOptimizer().minimize(both + days + passes + loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        feed = {weather: [[0.0] * 9], other: [[1.0] * 9], load: [[1.0]]}
        print(sess.run([gap, train], feed)[0], sess.run(error, feed))
