"""The session initializes what was told to begin as in a checkpoint, after that; or another session does."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def features(x):
    with tf.variable_scope("features"):
        return tf.layers.dense(tf.layers.dense(x, 16, tf.nn.relu, name="one"), 8, name="two")


x = tf.placeholder(tf.float32, [None, 4])
scores = tf.layers.dense(features(x), 2, name="scores")
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(scores, {x: [[0.0] * 4]}))
    tf.train.init_from_checkpoint("pretrained/features.ckpt", {"features/": "features/"})
    session.run(tf.variables_initializer(tf.trainable_variables("features")))
    print(session.run(scores, {x: [[0.0] * 4]}))
