import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

LENGTH, UNITS = 5, 8


def recurrent(x, h):
    new = tf.layers.dense(tf.concat([x, h], -1), UNITS, tf.nn.tanh, name="new")
    keep = tf.layers.dense(tf.concat([x, h], -1), UNITS, tf.nn.sigmoid, name="keep")
    return keep * h + (1.0 - keep) * new


signal = tf.placeholder(tf.float32, [None, LENGTH, 2])
h = tf.zeros([tf.shape(signal)[0], UNITS])
for t in range(LENGTH):
    with tf.name_scope("step_{}".format(t)), tf.variable_scope("recurrence", reuse=tf.AUTO_REUSE):
        h = recurrent(signal[:, t], h)
    with tf.variable_scope("head_{}".format(t), reuse=tf.AUTO_REUSE):
        tf.add_to_collection("heads", tf.layers.dense(h, 1, name="out"))
loss = tf.reduce_mean(tf.square(tf.concat(tf.get_collection("heads"), 1)))
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, {signal: np.random.rand(3, LENGTH, 2)})
