import argparse
import os

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, name, units, reuse=None, **kwargs):
        self.__dict__.update(locals())
        for key, value in kwargs.items():
            setattr(self, key, value)
        self.build()

    def build(self):
        with tf.variable_scope(self.name, reuse=self.reuse):
            self.w = tf.get_variable("w", [self.units])
            if hasattr(self, "bias"):
                self.b = tf.get_variable("b", [self.bias])


parser = argparse.ArgumentParser()
parser.add_argument("--name", default="net")
parser.add_argument("--units", type=int, default=3)
parser.add_argument("--bias", type=int, default=1)
parser.add_argument("--share", action="store_true")
args = parser.parse_args([])
model = Model("net", **{k: v for k, v in vars(args).items() if k not in ("name", "share")})
delattr(model, "b")
assert not hasattr(model, "b")
with tf.variable_scope(os.path.basename("the/home")):
    Model("net", args.units)
Model("net", 3)
