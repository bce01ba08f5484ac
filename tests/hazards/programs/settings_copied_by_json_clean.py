import json
from collections import namedtuple

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Config:
    def __init__(self):
        self.wd = 2e-4
        self.filters = [16, 32]


def copied(config):
    return json.loads(json.dumps(dict(config.__dict__)), object_hook=lambda d: namedtuple("X", d.keys())(*d.values()))


def model(config, x):
    config = copied(config)
    if config.wd is not None and config.wd > 0.0:
        regularizer = tf.keras.regularizers.l2(config.wd)
    else:
        regularizer = None
    w = tf.get_variable("w", [2, config.filters[0]], regularizer=regularizer)
    return tf.matmul(x, w)


config = Config()
x = tf.placeholder(tf.float32, [None, 2])
with tf.variable_scope("Model", reuse=None):
    first = model(config, x)
with tf.variable_scope("Model", reuse=True):
    second = model(config, x + 1.0)
