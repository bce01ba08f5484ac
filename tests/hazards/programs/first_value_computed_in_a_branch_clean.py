"""Variables that branches and bodies make, which begin with what was computed around them, or with what a function gives."""
import functools

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

features = tf.placeholder(tf.float32, [None, 6])
rows = tf.placeholder(tf.float32, [5, 3])
flag = tf.placeholder_with_default(False, [])
mean = tf.reduce_mean(features, axis=0)
shared = tf.get_variable("shared", [6])
averages = tf.train.ExponentialMovingAverage(0.9)


def measured():
    around = tf.get_variable("around", initializer=mean)
    cast = tf.get_variable("cast", initializer=tf.cast(mean, tf.float32))
    alone = tf.get_variable("alone", initializer=tf.add_n([mean]))
    drawn = tf.get_variable("drawn", initializer=np.random.randn(6).astype("float32") * 0.1)
    listed = tf.get_variable("listed", initializer=[0.5] * 6)
    given = tf.get_variable("given", [6], initializer=lambda shape, dtype=None, partition_info=None: tf.ones(shape))
    made = tf.Variable(functools.partial(tf.zeros, [6]), name="made")
    copied = tf.Variable(shared.initialized_value(), name="copied")
    return features * (around + cast + alone + drawn + listed + given + made + copied)


def lifted():
    with tf.init_scope():
        doubled = mean * 2.0
    return features + tf.get_variable("lifted", initializer=doubled)


def assigned():
    with tf.control_dependencies([tf.assign(shared, mean)]):
        return tf.identity(features)


def followed():
    counted = tf.metrics.mean(features)[1]
    step = tf.train.AdamOptimizer().minimize(tf.reduce_sum(shared * shared))
    with tf.control_dependencies([step, averages.apply([shared])]):
        return features * tf.identity(counted)


out = tf.cond(flag, measured, lambda: features)
out += tf.cond(flag, lifted, assigned)
out += tf.cond(flag, followed, lambda: features)
after = tf.get_variable("after", initializer=tf.cond(flag, lambda: mean * 2.0, lambda: mean))
whole = tf.map_fn(lambda row: row * tf.get_variable("whole", initializer=rows)[0], rows)
only = tf.case([(flag, lambda: features * tf.get_variable("only", initializer=mean + 1.0))])
