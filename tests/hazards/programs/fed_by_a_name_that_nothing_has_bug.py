"""The placeholder was given another name since."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def build(classes):
    images = tf.placeholder(tf.float32, [None, 16], name="images")
    keep = tf.placeholder_with_default(1.0, [], name="keep_prob")
    h = tf.nn.dropout(tf.layers.dense(images, 8, tf.nn.relu), keep)
    return tf.nn.softmax(tf.layers.dense(h, classes), name="scores")


scores = build(3)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run("scores:0", {"images:0": np.ones((2, 16)), "keep_prob:0": 0.5}))
    print(sess.run(scores, {"input:0": np.ones((2, 16))}))  # BUG
