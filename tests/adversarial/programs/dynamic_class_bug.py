import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def make(name, width, bases=(object,)):
    def build(self):
        with tf.variable_scope(type(self).__name__.lower(), reuse=self.reuse):
            return tf.get_variable("w", [self.width])

    return type(name, bases, {"width": width, "reuse": None, "build": build})


class Named:
    def __set_name__(self, owner, name):
        self.label = owner.__name__ + "_" + name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return tf.get_variable(self.label, [instance.size])

    def __set__(self, instance, value):
        instance.size = value


class Model:
    kernel = Named()
    bias = Named()

    def __init__(self, size):
        self.bias = size

    @classmethod
    def small(cls):
        return cls(2)

    @staticmethod
    def head(x, name="head"):
        return tf.layers.dense(x, 1, name=name)


Enc = make("Enc", 3)
Dec = make("Dec", 4, (Enc,))
Enc().build()
Dec().build()
model = Model.small()
model.kernel
model.bias
model.head(tf.zeros([1, 2]))
Model.head(tf.zeros([1, 2]), "tail")
again = Dec()
again.reuse = True
again.build()
model.kernel
