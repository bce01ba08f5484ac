import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def of(site):
    return tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope=site + "/")


def begin_alike(first, others):
    given = []
    for other in others:
        given += [mine.assign(theirs) for theirs, mine in zip(of(first), of(other))]  # BUG
    return tf.group(*given)


def site(name, readings, wanted):
    with tf.variable_scope(name):
        hidden = tf.layers.dense(readings, 7, activation=tf.nn.tanh, name="hidden")
        loss = tf.losses.mean_squared_error(wanted, tf.layers.dense(hidden, 1, name="level"))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=tf.trainable_variables(name))
    return loss, step


NAMES = ["lake", "river", "well"]
readings = tf.placeholder(tf.float32, [None, 3])
wanted = tf.placeholder(tf.float32, [None, 1])
alike = begin_alike(NAMES[0], NAMES[1:])  # BUG
sites = [site(name, readings, wanted) for name in NAMES]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(alike)
    for _ in range(10):
        print(sess.run(sites, {readings: np.random.rand(4, 3), wanted: np.ones((4, 1))}))
