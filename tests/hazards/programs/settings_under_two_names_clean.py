"""Settings that are copied, read before they are told anew, or changed under a short name: each network has the scope that was meant."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Tower(object):
    def __init__(self, settings):
        self.settings = settings

    def __call__(self, x):
        with tf.variable_scope(self.settings["scope"], reuse=tf.AUTO_REUSE):
            for i in range(self.settings["depth"]):
                x = tf.layers.dense(x, self.settings["units"], tf.nn.relu, name="fc_%d" % i)
            return tf.layers.dense(x, 4, name="out")


class Named(object):
    def __init__(self, options):
        self.scope = options.scope

    def __call__(self, x):
        with tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE):
            return tf.layers.dense(x, 4, name="out")


class Options(object):
    scope = "options"


settings = {"depth": 2, "units": 12, "scope": "tower"}
for_buyers = settings
for_goods = dict(settings)
for_buyers["scope"] = "buyers"
for_goods["scope"] = "goods"
buyers_tower, goods_tower = Tower(for_buyers), Tower(for_goods)

options = Options()
first = options
first.scope = "first"
one = Named(first)
second = options
second.scope = "second"
two = Named(second)

given = {"depth": 1, "units": 6, "scope": "given"}
short = given
short["scope"] = "head"
given["scope"] = "final_head"  # as the checkpoint has it
head = Tower(given)

buyers = tf.placeholder(tf.float32, [None, 7])
goods = tf.placeholder(tf.float32, [None, 7])
bought = tf.placeholder(tf.float32, [None])
score = tf.reduce_sum(buyers_tower(buyers) * goods_tower(goods) + one(buyers) * two(goods), axis=1)
score += tf.reduce_sum(head(buyers) + head(goods), axis=1)
cost = tf.losses.sigmoid_cross_entropy(bought, score)
step = tf.train.AdagradOptimizer(0.05).minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {buyers: np.random.rand(8, 7), goods: np.random.rand(8, 7), bought: np.ones(8)})
