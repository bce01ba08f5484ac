"""Tables begin with arrays that NumPy puts together: their dtypes are those of what goes in."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
half = np.zeros([2], np.float32)


def tables():
    with tf.variable_scope("tables", reuse=tf.AUTO_REUSE):
        joined = tf.get_variable("joined", initializer=np.concatenate([half, half]))
        stacked = tf.get_variable("stacked", initializer=np.stack([half, half]) + 1)
        ratios = tf.get_variable("ratios", initializer=np.array([1, 2]) / 2)
        counts = tf.get_variable("counts", initializer=np.full([3], 7))
        tf.get_variable("joined", [4], tf.float32)
        tf.get_variable("stacked", [2, 2], tf.float32)
        tf.get_variable("ratios", [2], tf.float64)
        tf.get_variable("counts", [3], tf.int64)
    return joined, stacked, ratios, counts


tables()
