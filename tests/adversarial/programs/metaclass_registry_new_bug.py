import six

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
NETS = {}


class Meta(type):
    def __new__(mcs, name, bases, attrs):
        cls = super().__new__(mcs, name, bases, attrs)
        if name != "Net" and not name.startswith("temporary"):
            NETS[name] = cls
        return cls

    def scoped(cls, suffix=""):
        return tf.variable_scope(cls.__name__ + suffix)


class Net(six.with_metaclass(Meta, object)):
    width = 4

    def __init__(self, x):
        with type(self).scoped():
            self.out = self.forward(x)

    def forward(self, x):
        return tf.layers.dense(x, self.width, name="fc")


class Wide(Net):
    width = 16


class Deep(Net):
    def forward(self, x):
        h = super().forward(x)
        return tf.layers.dense(h, 2, name="top")
        return tf.layers.dense(h, 2, name="fc")


class Deeper(Deep):
    def forward(self, x):
        return tf.layers.dense(super(Deeper, self).forward(x), 1, name="top")


x = tf.placeholder(tf.float32, [None, 3])
nets = [NETS[name](x) for name in sorted(NETS)]
assert len(nets) == 3
