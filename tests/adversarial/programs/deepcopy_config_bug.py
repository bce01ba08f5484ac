import copy

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

base = {"name": "net", "layers": [{"units": 3}, {"units": 4}]}
other = copy.deepcopy(base)
other["layers"][0]["units"] = 5
other["name"] = "other"
shallow = copy.copy(base)
shallow["layers"].append({"units": 6})


def build(config, reuse=None):
    x = tf.zeros([1, 2])
    with tf.variable_scope(config["name"], reuse=reuse):
        for i, layer in enumerate(config["layers"]):
            x = tf.layers.dense(x, layer["units"], name="fc{}".format(i))


build(base)
build(other)
build({**other, "name": "third"}, reuse=tf.AUTO_REUSE)
build(shallow, True)
other["layers"].append({"units": 1})
build(other, reuse=True)
