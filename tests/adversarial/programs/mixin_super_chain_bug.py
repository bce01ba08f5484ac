import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Base(object):
    def __init__(self, scope, **kw):
        self.scope = scope
        self.opts = kw
        with tf.variable_scope(scope) as self.vs:
            self.build()

    def build(self):
        self.x = tf.placeholder(tf.float32, [None, self.opts.get("dim", 4)])
        self.h = tf.layers.dense(self.x, 4, name="base")


class NormMixin(object):
    def build(self):
        super(NormMixin, self).build()
        with tf.variable_scope("norm"):
            self.h = self.h * tf.get_variable("g", [4], initializer=tf.ones_initializer())


class GateMixin(object):
    gate_scope = "norm"

    def build(self):
        super().build()
        with tf.variable_scope(self.gate_scope):
            self.h = self.h * tf.sigmoid(tf.get_variable("g", [4]))


class Model(GateMixin, NormMixin, Base):
    def __init__(self, *args, **kwargs):
        kwargs.setdefault("dim", 6)
        super().__init__(*args, **kwargs)


m = Model("m")
assert [c.__name__ for c in Model.__mro__[:3]] == ["Model", "GateMixin", "NormMixin"]
