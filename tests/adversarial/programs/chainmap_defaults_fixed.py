from collections import ChainMap, OrderedDict

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
defaults = {"scope": "net", "units": 4, "reuse": None}


def net(x, **kw):
    o = ChainMap(kw, defaults)
    with tf.variable_scope(o["scope"], reuse=o["reuse"]):
        return tf.layers.dense(x, o["units"], name="fc")


x = tf.placeholder(tf.float32, [None, 4])
plan = OrderedDict([("online", {}), ("target", {"scope": "target"}), ("eval", {"reuse": True})])
outs = OrderedDict((k, net(x, **v)) for k, v in plan.items())
