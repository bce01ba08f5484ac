"""Weights from a file: a variable is made for each, and assigned."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

weights = {"conv1/kernel": np.ones((3, 3, 3, 8)), "conv1/bias": np.zeros(8), "fc/kernel": np.ones((8, 2))}
with tf.Session() as session:
    for name, value in weights.items():
        variable = tf.get_variable(name, value.shape)
        session.run(variable.assign(value))
    saver = tf.train.Saver()
    saver.save(session, "/tmp/weights_loaded")
