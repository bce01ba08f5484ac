import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

from zoo import create
from zoo.wide import Wide

x = tf.placeholder(tf.float32, [None, 3])
a = create("deep", x)
b = create("wide", x)
c = Wide(x)
