"""A second network shares the lower layers of the first one. A file says of how many, and which of them are convolutions.

TVS102 would be a false alarm: layers 1 to 3 are convolutions, and a file that says otherwise is no file for this program.
"""

import json
import sys

import tensorflow.compat.v1 as tf

with open(sys.argv[1]) as f:
    params = json.load(f)


def speaker(x):
    with tf.variable_scope("encoder"):
        for i in range(1, 4):
            x = tf.layers.conv1d(x, 16, 5, name="conv%d" % i)
        for i in range(4, 7):
            x = tf.layers.dense(x, 16, name="dense%d" % i)
    return x


def phones(x):
    with tf.variable_scope("encoder", reuse=True):
        for i in range(params["shared"]):
            if params["kernels"][i] > 1:
                x = tf.layers.conv1d(x, 16, params["kernels"][i], name="conv%d" % (i + 1))
            elif params["kernels"][i] == 1:
                x = tf.layers.dense(x, 16, name="dense%d" % (i + 1))
    return tf.layers.dense(x, 40, name="phones")


features = tf.placeholder(tf.float32, [None, 100, 16])
speaker(features)
phones(features)
