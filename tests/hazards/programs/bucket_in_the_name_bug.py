import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

LENGTHS = [8, 16]


def dense(x, width, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        weights = tf.get_variable("weights", [int(x.shape[-1]), width])  # BUG
        return tf.tensordot(x, weights, 1)


def melody(notes, length):
    scope = "len{}".format(length)  # BUG
    with tf.variable_scope("pitch", reuse=tf.AUTO_REUSE):
        pitch = tf.get_variable("pitch", [88, 12])
    played = tf.nn.embedding_lookup(pitch, notes)
    chords = tf.nn.elu(dense(played, 12, scope + "/chords"))  # BUG
    return dense(chords, 88, "next")


optimizer = tf.train.RMSPropOptimizer(0.01)
inputs, steps = {}, {}
for length in LENGTHS:
    notes = tf.placeholder(tf.int32, [None, length])
    following = tf.placeholder(tf.int32, [None, length])
    loss = tf.losses.sparse_softmax_cross_entropy(following, melody(notes, length))  # BUG
    inputs[length], steps[length] = (notes, following), optimizer.minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for length in LENGTHS * 3:
        tune = np.random.randint(0, 88, (4, length + 1))
        notes, following = inputs[length]
        sess.run(steps[length], {notes: tune[:, :-1], following: tune[:, 1:]})
