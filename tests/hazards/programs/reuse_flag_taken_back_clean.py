import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def towers(inputs):
    outputs = []
    with tf.variable_scope(tf.get_variable_scope()):
        for x in inputs:
            outputs.append(tf.layers.dense(x, 3, name="logits"))
            tf.get_variable_scope().reuse_variables()
        tf.get_variable_scope()._reuse = None
        step = tf.get_variable("global_step", [], trainable=False, initializer=tf.zeros_initializer())
    return outputs, step


x = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope("model"):
    outputs, step = towers([x, x + 1.0])
    scope = tf.get_variable_scope()
    scope.reuse_variables()
    scope._reuse = None
    tf.layers.dense(x, 3, name="logits")
    tf.layers.dense(x, 3, name="more")
