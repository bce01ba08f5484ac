import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Layer:
    kinds = {}

    def __init_subclass__(cls, kind=None, **kw):
        super().__init_subclass__(**kw)
        Layer.kinds[kind or cls.__name__.lower()] = cls

    def __init__(self, name):
        self.name = name

    def __rshift__(self, other):
        return Chain(self, other)


class Dense(Layer, kind="fc"):
    def __call__(self, x):
        with tf.variable_scope(self.name):
            return tf.nn.relu(tf.matmul(x, tf.get_variable("w", [x.shape[1], 5])))


class Scale(Layer):
    def __call__(self, x):
        with tf.variable_scope(self.name):
            return x * tf.get_variable("w", [x.shape[1]])


class Chain(Layer):
    def __init__(self, *parts):
        super().__init__("+".join(p.name for p in parts))
        self.parts = parts

    def __call__(self, x):
        for p in self.parts:
            x = p(x)
        return x


spec = "fc:a,scale:b,fc:c"
layers = [Layer.kinds[k](n) for k, n in (item.split(":") for item in spec.split(","))]
net = layers[0]
for l in layers[1:]:
    net = net >> l
y = net(tf.placeholder(tf.float32, [None, 5]))
