"""Only the copy is sorted by name: the variables of the two networks are paired as they do not belong together."""

import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(images):
    with tf.variable_scope("shared"):
        kernel = tf.get_variable("weights", [4, 8])
    with tf.variable_scope("policy"):
        out = tf.get_variable("weights", [8, 2])
    return tf.matmul(tf.matmul(images, kernel), out)


def copied(source, target):
    target = sorted(target, key=lambda v: v.name)
    return [d.assign(s) for s, d in zip(source, target)]  # BUG


images = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("global"):
    network(images)
worker = "worker_{}".format(len(sys.argv))
with tf.variable_scope(worker):
    out = network(images)
copy = copied(tf.trainable_variables("global/"), tf.trainable_variables(worker + "/"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(copy)
    print(sess.run(out, {images: [[1.0, 2.0, 3.0, 4.0]]}))
