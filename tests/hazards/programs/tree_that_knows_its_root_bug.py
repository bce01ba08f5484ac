"""The same where two parts are one by name."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Builder:
    def build(self, x, size, description):
        return tf.layers.dense(x, size, tf.nn.relu, name="fc_%d" % size)  # BUG


description = {"name": "whole"}
description["parts"] = [{"name": "part", "whole": description}]
x = tf.placeholder(tf.float32, [None, 4])
for size in (8, 8):
    x = Builder().build(x, size, description)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run({"out": x}, {"Placeholder:0": [[0.0] * 4]}))
