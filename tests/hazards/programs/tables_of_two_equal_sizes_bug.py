"""Drivers and streets are as many in this town, and the function that looks them up makes one table for both."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
N_DRIVERS, N_STREETS = 500, 500


def look_up(numbers, many, width=8):
    with tf.variable_scope("vectors", reuse=tf.AUTO_REUSE):
        table = tf.get_variable("vectors", [many, width])  # BUG TVS301
    return tf.nn.embedding_lookup(table, numbers)


class Town:
    def __init__(self, shops, guests):
        self.shops, self.guests = shops, guests

    def rows(self, number, size):
        with tf.variable_scope("town", reuse=tf.AUTO_REUSE):
            return tf.gather(tf.get_variable("rows", [size, 6]), tf.floormod(number, size))  # BUG TVS301

    def score(self, shop, guest):
        return tf.reduce_sum(self.rows(shop, self.shops) * self.rows(guest, size=self.guests), axis=1)


driver = tf.placeholder(tf.int32, [None], name="driver")
street = tf.placeholder(tf.int32, [None], name="street")
shop = tf.placeholder(tf.int32, [None], name="shop")
guest = tf.placeholder(tf.int32, [None], name="guest")
delay = tf.reduce_sum(look_up(driver, N_DRIVERS) * look_up(street, N_STREETS), axis=1)
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.square(delay + Town(64, 64).score(shop, guest))))
