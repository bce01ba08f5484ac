"""A head and the layers below it begin alike: the text that picks them stands for all of one network."""

import tensorflow as tf


def layer(x, size, name):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [x.get_shape()[1], size])
        b = tf.get_variable("b", [size], initializer=tf.zeros_initializer())
        return tf.matmul(x, w) + b


def network(state):
    with tf.variable_scope("model"):
        policy = tf.nn.tanh(layer(state, 16, "pi_first"))
        policy = tf.nn.tanh(layer(policy, 16, "pi_second"))
        policy = layer(policy, 3, "pi")
        value = tf.nn.elu(layer(state, 16, "vf_first"))
        value = tf.layers.dense(value, 1, name="vf")
    return policy, value


state = tf.placeholder(tf.float32, [None, 4])
goal = tf.placeholder(tf.float32, [None, 3])
gain = tf.placeholder(tf.float32, [None, 1])
policy, value = network(state)
variables = tf.trainable_variables()
pi_params = [v for v in variables if "pi" in v.name]
vf_params = [v for v in variables if "vf" in v.name]
pi_step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(policy - goal)), var_list=pi_params)
vf_step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(value - gain)), var_list=vf_params)
