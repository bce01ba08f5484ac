import itertools
from functools import partial, reduce
from operator import attrgetter, itemgetter, methodcaller, mul

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Spec:
    def __init__(self, name, size):
        self.name, self.size = name, size

    def variable(self, suffix):
        return tf.get_variable(self.name + suffix, [self.size])


specs = [Spec("b", 2), Spec("a", 3)]
for spec in sorted(specs, key=attrgetter("name")):
    methodcaller("variable", "_x")(spec)
for n, m in itertools.product("pq", range(2)):
    tf.get_variable(n + str(m), [])
for n in itertools.chain(["r"], ("s",), itertools.repeat("t", 1)):
    tf.get_variable(n, [])
sizes = list(itertools.accumulate([1, 2, 3], mul))
reduce(lambda x, s: tf.layers.dense(x, s, name="fc%d" % s), sizes, tf.zeros([1, 2]))
rows = [("z", 1), ("y", 0)]
list(map(partial(tf.get_variable, shape=[]), map(itemgetter(0), sorted(rows, key=itemgetter(1)))))
for key, group in itertools.groupby(["k1", "k2", "l1"], key=lambda s: s[0]):
    with tf.variable_scope(key):
        for name in group:
            tf.get_variable(name, [])
for a, b in zip(itertools.count(10), itertools.islice(itertools.cycle("uv"), 3)):
    tf.get_variable(f"{b}{a}", [])
tf.get_variable("".join(filter(str.isalpha, "r2")), [])
