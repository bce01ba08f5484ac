import importlib

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

from settings import hparams


def find(name):
    module = importlib.import_module("nets." + name)
    for attribute in ("Net", "Model"):
        if hasattr(module, attribute):
            return getattr(module, attribute)
    raise ValueError(name)


def class_by_name(path):
    module, _, cls = path.rpartition(".")
    return getattr(__import__(module, fromlist=[cls]), cls)


for name in hparams["nets"]:
    with tf.variable_scope(name):
        find(name)(**hparams.get(name, {})).build()
class_by_name("nets.first.Net")(size=4).build()
class_by_name("nets.second.Model")().build()
find("first")().build()
