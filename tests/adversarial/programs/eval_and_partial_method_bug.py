import functools
import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def layer(self, name, size, reuse=None):
        with tf.variable_scope("net", reuse=reuse):
            return tf.get_variable(name, [size])

    small = functools.partialmethod(layer, size=2)
    shared = functools.partialmethod(layer, size=2, reuse=True)


net = Net()
net.small("a")
net.shared("a")
eval("net.small('b')")
size = eval("2 + 1")
net.layer("c", size)
build = getattr(net, "lay" + "er")
build(*("d", 1))
here = sys.modules[__name__]
getattr(here, "net").layer(name="e", size=1)
Net.layer(net, "f", 1)
method = Net.__dict__["layer"]
method(net, "a", 2)
