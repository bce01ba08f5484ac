import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def voice(phones):
    inventory = tf.get_variable("inventory", [40, 16])
    frames = tf.nn.embedding_lookup(inventory, phones)
    squeeze = tf.layers.Dense(8, activation=tf.nn.relu, name="squeeze")  # BUG
    return squeeze(tf.reduce_mean(frames, axis=1))  # BUG


def accent(phones):
    tones = tf.get_variable("tones", [40, 16])
    return tf.layers.dense(tf.reduce_mean(tf.nn.embedding_lookup(tones, phones), axis=1), 8)  # BUG


enrolled, spoken = tf.placeholder(tf.int32, [None, 20]), tf.placeholder(tf.int32, [None, 30])
with tf.variable_scope("speaker", reuse=tf.AUTO_REUSE):
    known, heard = voice(enrolled), voice(spoken)  # BUG
    there, here = accent(enrolled), accent(spoken)  # BUG
with tf.variable_scope("verdict"):
    same = tf.layers.dense(tf.concat([known, heard, there, here], axis=1), 1, name="same")
loss = tf.reduce_mean(tf.square(same - 1.0))
train = tf.train.AdamOptimizer().minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(train, {enrolled: np.random.randint(0, 40, (4, 20)), spoken: np.random.randint(0, 40, (4, 30))})
