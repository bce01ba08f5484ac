import json
import types

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
cfg = json.loads('{"encoder": {"units": [8, 4], "name": "enc"}, "decoder": {"units": [4, 8], "name": "dec"}}', object_hook=lambda d: types.SimpleNamespace(**d))
x = tf.placeholder(tf.float32, [None, 8])
for part in (cfg.encoder, cfg.decoder):
    for i, u in enumerate(part.units):
        with tf.variable_scope(f"{part.name}_{i}"):
            x = tf.layers.dense(x, u, name="fc")
