# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
framework = tf.contrib.framework
x = tf.placeholder(tf.float32, [2, 8, 8, 4])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


framework.variable("a", [2])
framework.model_variable("b", [2], regularizer=layers.l2_regularizer(1.0))
with tf.variable_scope("s"):
    framework.model_variable("b", [2], trainable=False)
    framework.local_variable(0.0, name="l")
    framework.local_variable(0.0, name="l")
    framework.global_variable(0.0, name="g")
    framework.global_variable(0.0)
attempt(lambda: framework.variable("a", [2]))
with tf.variable_scope("", reuse=True):
    framework.variable("a", [2])
    framework.model_variable("b")
    attempt(lambda: framework.model_variable("c", [1]))
framework.model_variable("d", shape=[3], initializer=tf.zeros_initializer(), collections=["mine"])
tf.get_variable("n1", [len(framework.get_variables())])
tf.get_variable("n2", [len(framework.get_model_variables())])
tf.get_variable("n3", [len(framework.get_variables("s")) + len(framework.get_local_variables())])
tf.get_variable("n4", [len(framework.get_trainable_variables())])
tf.get_variable("n5", [len(framework.get_variables_by_name("b"))])
tf.get_variable("n6", [len(framework.get_variables_to_restore(exclude=["s"]))])
framework.get_or_create_global_step()
framework.get_or_create_global_step()
with framework.arg_scope([framework.model_variable], trainable=False):
    framework.model_variable("e", [1])
    layers.bias_add(x, trainable=True)
framework.model_variable("b", [3])
