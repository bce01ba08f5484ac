"""A description of a network that has itself in it is handed on to methods that do not read it."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Builder:
    def build(self, x, size, description):
        return tf.layers.dense(x, size, tf.nn.relu, name="fc_%d" % size)


description = {"name": "whole"}
description["parts"] = [{"name": "part", "whole": description}]
x = tf.placeholder(tf.float32, [None, 4])
for size in (8, 2):
    x = Builder().build(x, size, description)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run({"out": x}, {"Placeholder:0": [[0.0] * 4]}))
