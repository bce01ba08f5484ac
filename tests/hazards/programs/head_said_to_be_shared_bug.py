"""A head that is called shared is made anew for each kind of record, since its layers have no names."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def build_shared_head(features, classes):
    hidden = tf.layers.dense(features, 6, activation=tf.nn.relu)  # BUG
    return tf.layers.dense(hidden, classes)


def stem(record, kind):
    with tf.variable_scope(kind):
        return tf.layers.dense(record, 5, activation=tf.nn.relu, name="stem")


record, kind = tf.placeholder(tf.float32, [None, 7]), tf.placeholder(tf.int32, [])
label = tf.placeholder(tf.int32, [None])
logits = tf.switch_case(kind, [lambda: build_shared_head(stem(record, "a"), 3), lambda: build_shared_head(stem(record, "b"), 3)])
step = tf.train.AdamOptimizer().minimize(tf.losses.sparse_softmax_cross_entropy(label, logits))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {record: np.ones((2, 7)), kind: 1, label: [0, 2]})
