import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def model():
    return tf.get_variable("w", [2])


with tf.Graph().as_default():
    w = model()
    ema = tf.train.ExponentialMovingAverage(0.9)
    up = ema.apply([w])
    saver = tf.train.Saver([w])
    with tf.Session() as s:
        s.run(tf.global_variables_initializer())
        s.run(up)
        p = saver.save(s, "/tmp/m")
with tf.Graph().as_default():
    w = model()
    ema = tf.train.ExponentialMovingAverage(0.9)
    saver = tf.train.Saver(ema.variables_to_restore())
    with tf.Session() as s:
        saver.restore(s, p)  # BUG
