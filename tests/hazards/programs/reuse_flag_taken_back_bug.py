import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope("model"):
    tf.layers.dense(x, 3, name="logits")
    tf.get_variable_scope().reuse_variables()
    tf.layers.dense(x, 3, name="logits")
    tf.get_variable_scope()._reuse = False
    tf.get_variable("step", [], trainable=False)
    tf.layers.dense(x, 3, name="logits")  # BUG TVS101
