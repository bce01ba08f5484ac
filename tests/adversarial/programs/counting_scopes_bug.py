import collections

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

_UIDS = collections.defaultdict(lambda: collections.defaultdict(int))


def get_uid(name=""):
    graph = tf.get_default_graph()
    _UIDS[graph][name] += 1
    return _UIDS[graph][name]


class Layer:
    allowed = {"name", "logging"}

    def __init__(self, **kwargs):
        for kwarg in kwargs.keys():
            assert kwarg in self.allowed, "Invalid keyword argument: " + kwarg
        name = kwargs.get("name")
        if not name:
            layer = self.__class__.__name__.lower()
            name = layer + "_" + str(get_uid(layer))
        self.name = name
        self.vars = {}

    def _call(self, inputs):
        return inputs

    def __call__(self, inputs):
        with tf.name_scope(self.name):
            return self._call(inputs)


class Dense(Layer):
    def __init__(self, rows, columns, **kwargs):
        super(Dense, self).__init__(**kwargs)
        with tf.variable_scope(self.name + "_vars"):
            self.vars["weights"] = tf.get_variable("weights", [rows, columns])

    def _call(self, inputs):
        return tf.matmul(inputs, self.vars["weights"])


class Model:
    def __init__(self, sizes):
        self.layers = []
        self.activations = [tf.zeros([1, sizes[0]])]
        for rows, columns in zip(sizes[:-1], sizes[1:]):
            self.layers.append(Dense(rows, columns))
        for layer in self.layers:
            self.activations.append(layer(self.activations[-1]))
        self.vars = {v.name: v for v in tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="dense")}


Model([2, 3, 4])
Model([4, 5])
with tf.Graph().as_default():
    Model([2, 3])
    model = Model([3, 2])
    tf.get_variable("total_%d" % len(model.vars), [])
Dense(2, 2, name="own")
Dense(2, 2, name="own")
