import enum

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Part(enum.IntEnum):
    TRUNK = enum.auto()
    HEAD = enum.auto()
    TAIL = enum.auto()

    @property
    def scope(self):
        return self.name.lower()


x = tf.placeholder(tf.float32, [None, 3])
outs = {}
for part in (Part.TRUNK, Part.HEAD, Part.TAIL):
    with tf.variable_scope(part.scope):
        outs[part] = tf.layers.dense(x, int(part), name="fc")
