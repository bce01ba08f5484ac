"""A table is filled from a checkpoint with either name of each variable, so that what is asked of it by the name of a tensor is there."""

import collections
import re

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def assignment_map(variables, checkpoint):
    by_name = collections.OrderedDict()
    for v in variables:
        by_name[re.match("^(.*):\\d+$", v.name).group(1)] = v
    chosen, known = collections.OrderedDict(), {}
    for name, _ in tf.train.list_variables(checkpoint):
        if name not in by_name:
            continue
        chosen[name] = name
        known[name] = 1
        known[name + ":0"] = 1
    return chosen, known


x = tf.placeholder(tf.float32, [None, 4])
y = tf.layers.dense(x, 2, name="out")
variables = tf.trainable_variables()
chosen, known = assignment_map(variables, "pretrained/model.ckpt")
tf.train.init_from_checkpoint("pretrained/model.ckpt", chosen)
for v in variables:
    print(v.name, "from the checkpoint" if v.name in known else "")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(y, {x: [[1.0] * 4]})
