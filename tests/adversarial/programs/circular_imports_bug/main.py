import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

import nets
import parts
from nets import build

build()
parts.head()
nets.parts.head("second")
parts.head()
