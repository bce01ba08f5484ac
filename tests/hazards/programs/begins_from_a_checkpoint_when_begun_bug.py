"""What `init_from_checkpoint` changes is an initializer: the session has run that of each variable before."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def features(x):
    with tf.variable_scope("features"):
        return tf.layers.dense(tf.layers.dense(x, 16, tf.nn.relu, name="one"), 8, name="two")


def warm(path):
    tf.train.init_from_checkpoint(path, {v.op.name: v for v in tf.trainable_variables("features")})  # BUG


x = tf.placeholder(tf.float32, [None, 4])
scores = tf.layers.dense(features(x), 2, name="scores")
with tf.Session() as session:
    session.run(tf.global_variables_initializer())  # BUG
    warm("pretrained/features.ckpt")  # BUG
    for turn in range(10):
        print(session.run(scores, {x: [[0.0] * 4]}))
