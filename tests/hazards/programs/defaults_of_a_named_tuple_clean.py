"""Named tuples whose defaults are set afterwards: the scopes are told apart, none is given, or the defaults are set anew."""
import collections
import typing

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

Settings = collections.namedtuple("Settings", "units depth scope")
Settings.__new__.__defaults__ = (2, "tower")
Options = collections.namedtuple("Options", ["width", "name"])
Options.__new__.__defaults__ = (None,) * len(Options._fields)


class Sizes(collections.namedtuple("Sizes", "units scope")):
    def wider(self):
        return self._replace(units=2 * self.units, scope=self.scope + "_wide")


Sizes.__new__.__defaults__ = (4, "small")


class Typed(typing.NamedTuple):
    units: int
    scope: str = "typed"


def tower(x, settings):
    with tf.variable_scope(settings.scope, reuse=tf.AUTO_REUSE):
        for i in range(settings.depth):
            x = tf.layers.dense(x, settings.units, tf.nn.relu, name="fc_%d" % i)
        return tf.layers.dense(x, 5, name="out")


def head(x, options):
    with tf.variable_scope(options.name or "head_%d" % (options.width or 3), reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, options.width or 3, name="out")


def sized(x, sizes):
    with tf.variable_scope(sizes.scope, reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, sizes.units, name="out")


listeners = tf.placeholder(tf.float32, [None, 9])
songs = tf.placeholder(tf.float32, [None, 9])
score = tower(listeners, Settings(16)) * tower(songs, Settings(24, scope="songs"))
heads = [head(score, Options()), head(score, Options(4)), head(score, Options(name="rating"))]
parts = [sized(score, Sizes()), sized(score, Sizes().wider()), sized(score, Typed(6)), sized(score, Typed(7, "other"))]
Settings.__new__.__defaults__ = (1, "second")
more = tower(songs, Settings(8))
assert Settings.__new__.__defaults__ == (1, "second")
loss = tf.add_n([tf.reduce_mean(each) for each in [score, more] + heads + parts])
step = tf.train.AdagradOptimizer(0.1).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {listeners: np.ones([2, 9]), songs: np.ones([2, 9])})
