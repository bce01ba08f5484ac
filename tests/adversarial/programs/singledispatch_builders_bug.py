from functools import singledispatch

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Conv:
    def __init__(self, ch, name):
        self.ch, self.name = ch, name


class Fc(Conv):
    pass


class Same(Fc):
    pass


@singledispatch
def build(spec, x):
    raise TypeError(type(spec))


@build.register(Conv)
def _(spec, x):
    return tf.layers.conv2d(x, spec.ch, 3, name=spec.name)


@build.register(Fc)
def _(spec, x):
    return tf.layers.dense(tf.layers.flatten(x), spec.ch, name=spec.name)


@build.register(list)
def _(specs, x):
    for s in specs:
        x = build(s, x)
    return x


x = tf.placeholder(tf.float32, [1, 8, 8, 1])
y = build([Conv(4, "c1"), Conv(4, "c2"), Fc(3, "fc"), Same(2, "fc")], x)
