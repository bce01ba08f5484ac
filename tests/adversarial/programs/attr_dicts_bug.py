import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class AttrDict(dict):
    def __init__(self, *args, **kwargs):
        super(AttrDict, self).__init__(*args, **kwargs)
        self.__dict__ = self


class DotDict(dict):
    __getattr__ = dict.get
    __setattr__ = dict.__setitem__
    __delattr__ = dict.__delitem__


class Registry(dict):
    def register(self, name):
        def add(function):
            self[name] = function
            return function

        return add

    def __missing__(self, name):
        return self["default"]


class Layers(list):
    def add(self, name):
        self.append(name)
        return self


class Frozen:
    def __init__(self, **values):
        for key, value in values.items():
            object.__setattr__(self, key, value)

    def __setattr__(self, key, value):
        raise AttributeError(key)


class Logged:
    def __init__(self):
        self.units = 2

    def __setattr__(self, key, value):
        super().__setattr__(key + "_", value)


registry = Registry()


@registry.register("default")
def default(name, size):
    return tf.get_variable(name, [size])


@registry.register("wide")
def wide(name, size):
    return tf.get_variable(name + "_wide", [size * 2])


config = AttrDict(name="net", size=3)
config.extra = "more"
dots = DotDict({"name": "dots", "size": 4})
dots.kind = "wide"
with tf.variable_scope(config.name):
    registry["plain"]("a", config.size)
    registry[dots.kind]("a", dots["size"])
    tf.get_variable(config["extra"], [len(config)])
with tf.variable_scope(dots.name, reuse=dots.reuse):
    registry["wide"]("b", 1)
layers = Layers(["x"]).add("y").add("z")
for name in layers[1:]:
    tf.get_variable(name, [len(layers)])
tf.get_variable("f%d" % Frozen(units=5).units, [])
tf.get_variable("u%d" % Logged().units_, [])
frozen = Frozen(units=1)
try:
    frozen.units = 2
except AttributeError as error:
    tf.get_variable("frozen_%s" % error, [])
with tf.variable_scope(config.name):
    registry["none"]("a", 3)
