import json
import os

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
CONFIG = '''
{"nets": [{"name": "a", "units": [4, 2]}, {"name": "b", "units": [3]}],
 "shared": {"name": "a", "reuse": false}}
'''


def build(x, name, units=(4, 2), reuse=None):
    with tf.variable_scope(os.path.join("nets", name), reuse=reuse):
        for i, n in enumerate(units):
            x = tf.layers.dense(x, n, name="fc%d" % i)
    return x


cfg = json.loads(CONFIG)
cfg["shared"]["reuse"] = True
x = tf.placeholder(tf.float32, [None, 3])
outs = {net["name"]: build(x, **net) for net in cfg["nets"]}
outs["again"] = build(x, **cfg["shared"])
