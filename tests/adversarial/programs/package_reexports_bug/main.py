import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

import models
from models import *
from models import registry

for name in sorted(registry.MODELS):
    registry.get(name)("net_" + name)
small("again")
try:
    hidden("never")
except NameError:
    tf.get_variable("private", [])
models.VERSION += 1
tf.get_variable("v%d" % models.VERSION, [])
registry.get("small")("net_small")
