"""The statistics that a layer of its own keeps are asked for by the name of a scope, with that of the one around it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def whiten(values, keep, training, name):
    with tf.variable_scope(name):
        width = int(values.shape[-1])
        centre = tf.get_variable("centre", [width], trainable=False, initializer=tf.zeros_initializer())
        seen = tf.get_variable("seen", [], trainable=False, initializer=tf.zeros_initializer())
        gain = tf.get_variable("gain", [width], initializer=tf.ones_initializer())
        if not training:
            return gain * (values - centre)
        now = tf.reduce_mean(values, 0)
        tf.add_to_collection(tf.GraphKeys.UPDATE_OPS, tf.assign(centre, keep * centre + (1 - keep) * now))
        tf.add_to_collection(tf.GraphKeys.UPDATE_OPS, seen.assign_add(1.0).op)
        return gain * (values - now)


def listener(sound, training):
    with tf.variable_scope("listener", reuse=tf.AUTO_REUSE):
        hidden = tf.layers.dense(sound, 8, tf.nn.relu, name="hidden")
        return tf.layers.dense(whiten(hidden, 0.9, training, "whiten"), 1, name="word")


sound = tf.placeholder(tf.float32, [None, 5])
word = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("speech"):
    learning, heard = listener(sound, True), listener(sound, False)
loss = tf.reduce_mean((learning - word) ** 2)
updates = tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope="speech/listener")
with tf.control_dependencies(updates):
    train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(train, {sound: np.random.rand(4, 5), word: np.random.rand(4, 1)})
    print(session.run(heard, {sound: np.random.rand(4, 5)}))
