# tf: 2.21
import tensorflow.compat.v1 as tf
import tf_slim as layers

tf.disable_v2_behavior()


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


layers.variable("a", [2])
layers.model_variable("b", [2], regularizer=layers.l2_regularizer(1.0))
with tf.variable_scope("s"):
    layers.model_variable("b", [2], trainable=False)
    layers.variable("c", shape=[3], collections=["mine"])
attempt(lambda: layers.variable("a", [2]))
with tf.variable_scope("", reuse=True):
    layers.variable("a", [2])
    layers.model_variable("b")
    attempt(lambda: layers.model_variable("c", [1]))
with tf.variable_scope("s", reuse=tf.AUTO_REUSE):
    layers.variable("b", [2])
    layers.variable("d", [2])
tf.get_variable("n1", [len(layers.get_model_variables())])
with layers.arg_scope([layers.model_variable], trainable=False):
    layers.model_variable("e", [1])
layers.model_variable("b", [3])
