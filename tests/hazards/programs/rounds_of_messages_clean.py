"""Rounds of messages between nodes: one set of weights for all rounds, as the function and the loop say."""
import tensorflow as tf


def transform(x, units, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        w, b = tf.get_variable("w", [x.shape.as_list()[-1], units]), tf.get_variable("b", [units])
    return tf.nn.relu(tf.matmul(x, w) + b)


def hear(links, states, units, scope):
    heard = tf.matmul(links, states)
    return transform(tf.concat([states, heard], axis=1), units, scope)


def pass_messages(links, states, rounds):
    states = transform(states, 8, "embed")
    for _ in range(rounds):
        states = hear(links, states, 8, "hear")
    return states


links, states = tf.placeholder(tf.float32, [None, None]), tf.placeholder(tf.float32, [None, 8])
states = pass_messages(links, states, rounds=3)
loss = tf.reduce_mean(states)
train = tf.train.AdamOptimizer().minimize(loss)
