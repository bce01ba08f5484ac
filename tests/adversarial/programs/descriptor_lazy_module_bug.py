import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Lazy:
    def __init__(self, build):
        self.build = build

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, objtype=None):
        if obj is None:
            return self
        cache = obj.__dict__.setdefault("_lazy", {})
        if self.name not in cache:
            with tf.variable_scope(obj.scope + "/" + self.name.strip("_")):
                cache[self.name] = self.build(obj)
        return cache[self.name]


class Model:
    scope = "m"

    def __init__(self, x):
        self.x = x

    @Lazy
    def logits(self):
        return tf.layers.dense(self.x, 3, name="fc")

    @Lazy
    def _logits(self):
        return tf.layers.dense(self.x, 1, name="fc")

    def both(self):
        return self.logits, self._logits


m = Model(tf.placeholder(tf.float32, [None, 2]))
assert m.logits is m.logits
a, b = m.both()
