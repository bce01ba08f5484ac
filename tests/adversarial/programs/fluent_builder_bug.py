from functools import wraps

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layer(op):
    @wraps(op)
    def decorated(self, *args, **kwargs):
        name = kwargs.setdefault("name", self.unique_name(op.__name__))
        if len(self.terminals) == 1:
            given = self.terminals[0]
        else:
            given = list(self.terminals)
        output = op(self, given, *args, **kwargs)
        self.layers[name] = output
        self.feed(output)
        return self

    return decorated


class Network(object):
    def __init__(self, inputs, trainable=True):
        self.inputs = inputs
        self.terminals = []
        self.layers = dict(inputs)
        self.trainable = trainable
        self.setup()

    def setup(self):
        raise NotImplementedError("subclasses do")

    def feed(self, *args):
        assert len(args) != 0
        self.terminals = []
        for given in args:
            if isinstance(given, str):
                try:
                    given = self.layers[given]
                except KeyError:
                    raise KeyError("unknown layer: %s" % given)
            self.terminals.append(given)
        return self

    def unique_name(self, prefix):
        ident = sum(t.startswith(prefix) for t, _ in self.layers.items()) + 1
        return "%s_%d" % (prefix, ident)

    @layer
    def conv(self, x, k, c, name, relu=True):
        with tf.variable_scope(name) as scope:
            kernel = tf.get_variable("weights", [k, k, x.get_shape()[-1], c], trainable=self.trainable)
            out = tf.nn.conv2d(x, kernel, [1, 1, 1, 1], "SAME")
            if relu:
                out = tf.nn.relu(out, name=scope.name)
            return out

    @layer
    def concat(self, inputs, axis, name):
        return tf.concat(inputs, axis=axis, name=name)


class Small(Network):
    def setup(self):
        (self.feed("data").conv(3, 8, name="conv1").conv(1, 4))
        (self.feed("conv1").conv(1, 4, relu=False, name="branch"))
        (self.feed("conv_2", "branch").concat(3, name="join").conv(1, 2).conv(1, 2))


Small({"data": tf.zeros([1, 8, 8, 3])})
with tf.variable_scope("second"):
    Small({"data": tf.zeros([1, 8, 8, 3])}, trainable=False)
try:
    Network({})
except NotImplementedError as error:
    tf.get_variable(str(error).split()[0], [])
Small({"data": tf.zeros([1, 8, 8, 3])})
