"""Initializers that are made after the variables were told what to begin with, made once more, or of others."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def build():
    with tf.variable_scope("backbone"):
        h = tf.layers.dense(tf.zeros([2, 8]), 16, name="hidden")
    return tf.layers.dense(h, 3, name="head")


with tf.Graph().as_default():
    logits = build()
    tf.train.init_from_checkpoint("pretrained/model.ckpt", {"backbone/": "backbone/"})
    init = tf.global_variables_initializer()
    with tf.Session() as session:
        session.run(init)
        session.run(logits)

with tf.Graph().as_default():
    logits = build()
    init = tf.global_variables_initializer()
    with tf.Session() as session:
        session.run(init)
        before = session.run(logits)
    tf.train.init_from_checkpoint("pretrained/model.ckpt", {"backbone/hidden/kernel": "backbone/hidden/kernel"})
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        session.run(logits)

with tf.Graph().as_default():
    logits = build()
    head = tf.variables_initializer([v for v in tf.global_variables() if v.name.startswith("head")])
    tf.train.init_from_checkpoint("pretrained/model.ckpt", {"backbone/hidden/": "backbone/hidden/"})
    with tf.Session() as session:
        session.run(head)
        session.run(tf.variables_initializer([v for v in tf.global_variables() if v.name.startswith("backbone")]))
        session.run(logits)

with tf.Graph().as_default():
    logits = build()
    init = tf.global_variables_initializer()
    tf.train.init_from_checkpoint("pretrained/model.ckpt", {v.op.name: v for v in tf.trainable_variables("backbone")})
    kernel, bias = tf.trainable_variables("backbone")
    with tf.Session() as session:
        session.run(init)
        session.run([kernel.initializer, bias.initializer])
        session.run(logits)
