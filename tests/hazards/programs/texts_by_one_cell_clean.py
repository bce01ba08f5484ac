"""One network for two texts, and for what a scope says is to have one for all; sounds and pictures have theirs."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def summarize(sequence, scope=None):
    _, state = tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(16), sequence, dtype=tf.float32, scope=scope)
    return state


caption, title, sound, picture, speech, clip = (tf.placeholder(tf.float32, [None, 20, 8]) for _ in range(6))
with tf.variable_scope("match", reuse=tf.AUTO_REUSE):
    texts = [summarize(caption), summarize(title)]
    both = [summarize(sound, "sound"), summarize(picture, "picture")]
    alike = tf.layers.dense(tf.concat(texts + both, 1), 1, name="alike")
with tf.variable_scope("shared_encoder", reuse=tf.AUTO_REUSE):
    codes = [summarize(speech), summarize(clip)]
    joint = tf.layers.dense(tf.concat(codes, 1), 1, name="joint")
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(alike - joint)))
