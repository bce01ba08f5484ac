"""The settings of the buyers' tower and those of the goods' are one dict: the second scope takes the place of the first."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Tower(object):
    def __init__(self, settings):
        self.settings = settings

    def __call__(self, x):
        with tf.variable_scope(self.settings["scope"], reuse=tf.AUTO_REUSE):  # BUG
            for i in range(self.settings["depth"]):
                x = tf.layers.dense(x, self.settings["units"], tf.nn.relu, name="fc_%d" % i)
            return tf.layers.dense(x, 4, name="out")


settings = {"depth": 2, "units": 12, "scope": "tower"}
for_buyers = settings
for_goods = settings  # BUG
for_buyers["scope"] = "buyers"
for_goods["scope"] = "goods"  # BUG
buyers_tower, goods_tower = Tower(for_buyers), Tower(for_goods)  # BUG

buyers = tf.placeholder(tf.float32, [None, 7])
goods = tf.placeholder(tf.float32, [None, 7])
bought = tf.placeholder(tf.float32, [None])
score = tf.reduce_sum(buyers_tower(buyers) * goods_tower(goods), axis=1)  # BUG
cost = tf.losses.sigmoid_cross_entropy(bought, score)
step = tf.train.AdagradOptimizer(0.05).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {buyers: np.random.rand(8, 7), goods: np.random.rand(8, 7), bought: np.ones(8)})
