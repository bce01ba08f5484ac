"""What reads, in which scope and of which kind, is written beside the checkpoint, and the network is built of that once more."""

import json

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(settings):
    texts = tf.placeholder(tf.float32, [None, 4, 3])
    with tf.variable_scope(settings["name"]):
        if settings["kind"] == "gru":
            cell = tf.nn.rnn_cell.GRUCell(5)
        else:
            cell = tf.nn.rnn_cell.LSTMCell(5)
        outputs, _ = tf.nn.dynamic_rnn(cell, texts, dtype=tf.float32)
    return texts, outputs


settings = {"kind": "lstm", "name": "reader"}
network(settings)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    tf.train.Saver().save(session, "/tmp/reader/model")
with open("/tmp/reader/settings.json", "w") as file:
    json.dump(settings, file)

tf.reset_default_graph()
with open("/tmp/reader/settings.json") as file:
    settings = json.load(file)
texts, outputs = network(settings)
with tf.Session() as session:
    tf.train.Saver().restore(session, "/tmp/reader/model")
    print(session.run(outputs, {texts: np.ones([1, 4, 3])}).shape)
