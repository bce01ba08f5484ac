import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(tf.placeholder(tf.float32, [None, 3]), 2, name="fc")


def train():
    with tf.Graph().as_default():
        net("train_model")
        saver = tf.train.Saver()
        with tf.Session() as s:
            s.run(tf.global_variables_initializer())
            saver.save(s, "/tmp/m")


def test():
    with tf.Graph().as_default():
        net("test_model")
        saver = tf.train.Saver()
        with tf.Session() as s:
            saver.restore(s, "/tmp/m")  # BUG


train()
test()
