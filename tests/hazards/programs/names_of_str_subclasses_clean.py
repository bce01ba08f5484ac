"""Names and sizes that are objects of classes derived from str and int: TensorFlow takes them for what they are."""

import copy
import enum
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class S(str):
    pass


class K(str, enum.Enum):
    A = "kernel"


tf.get_variable(S("name"), [1])
tf.get_variable(K.A, [1])
with tf.variable_scope(S("scope")):
    tf.get_variable("x", [1])
with tf.variable_scope(K.A):
    tf.get_variable("x", [1])
with tf.name_scope(S("n")):
    tf.Variable(1., name=S("v"))
tf.layers.dense(tf.zeros([2, 3]), 4, name=S("dense"))


class Size(enum.IntEnum):
    SMALL = 4
    WIDE = 8


class Keys(str, enum.Enum):
    OUT = "out"


tf.get_variable("int_shape", [Size.SMALL, Size.WIDE])
tf.layers.dense(tf.zeros([2, 3]), Size.WIDE, name=Keys.OUT)
with tf.variable_scope(None, S("default")):
    tf.get_variable(name=S("a/b"), shape=(Size.SMALL,))
tf.placeholder(tf.float32, [None, Size.SMALL], name=S("ph"))
with tf.variable_scope("r", reuse=tf.AUTO_REUSE):
    tf.get_variable(K.A, [2])
    tf.get_variable("kernel", [2])
tf.get_variable("c", [1], collections=[Keys.OUT, tf.GraphKeys.GLOBAL_VARIABLES])
tf.get_variable(Keys.OUT.value + "_%d" % Size.WIDE, [1], initializer=tf.zeros_initializer)
tf.add_to_collection(S("mine"), 3)
tf.get_variable("n%d" % len(tf.get_collection("mine")), [1])
tf.get_variable(copy.deepcopy({"k": S("copied")})["k"], [copy.copy(Size.SMALL)])
