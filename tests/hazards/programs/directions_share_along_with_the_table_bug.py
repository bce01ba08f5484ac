"""The flag is for the table of notes, which both directions look into; the one that reads backwards gets the cell of the other as well."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def notes(tune):
    return tf.nn.embedding_lookup(tf.get_variable("notes", [24, 6]), tune)


def listen(heard, lengths):
    cell = tf.nn.rnn_cell.GRUCell(5)
    return tf.nn.dynamic_rnn(cell, heard, lengths, dtype=tf.float32, scope="ear")[0]  # BUG


tune, lengths = tf.placeholder(tf.int32, [None, 8]), tf.placeholder(tf.int32, [None])
with tf.variable_scope("tune"):
    onwards = listen(notes(tune), lengths)
    tf.get_variable_scope().reuse_variables()  # BUG
    back = tf.reverse_sequence(notes(tune), lengths, seq_axis=1)
    backwards = tf.reverse_sequence(listen(back, lengths), lengths, seq_axis=1)  # BUG
mood = tf.layers.dense(tf.concat([onwards, backwards], 2), 1, name="mood")
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(mood ** 2))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, {tune: np.ones((2, 8)), lengths: [8, 5]})
print("FACT", len([v for v in tf.trainable_variables() if "ear" in v.name]) == 4)
