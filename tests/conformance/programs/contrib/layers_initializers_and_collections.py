# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
framework = tf.contrib.framework
x = tf.placeholder(tf.float32, [2, 8, 8, 4])

with tf.variable_scope("p", initializer=tf.ones_initializer(), regularizer=layers.l2_regularizer(0.1)):
    layers.conv2d(x, 3, 3, weights_initializer=layers.xavier_initializer(), variables_collections={"weights": ["w"], "biases": ["b"]})
    layers.fully_connected(x, 3, weights_initializer=layers.variance_scaling_initializer(), variables_collections=["all"], trainable=False)
    layers.batch_norm(x, param_initializers={"beta": tf.ones_initializer()}, outputs_collections="outs")
    layers.conv2d(x, 3, 3, weights_regularizer=layers.l1_regularizer(0.0), outputs_collections=["outs"])
for key in ("w", "b", "all", "outs", "losses", tf.GraphKeys.REGULARIZATION_LOSSES, tf.GraphKeys.UPDATE_OPS, tf.GraphKeys.MODEL_VARIABLES):
    tf.get_variable("count_" + key, [len(tf.get_collection(key)) + 1])
