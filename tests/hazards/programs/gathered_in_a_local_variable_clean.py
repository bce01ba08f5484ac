"""Local variables that are saved along, begin anew on purpose, are of a training alone, or gather anew where they are needed."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
LOCAL = [tf.GraphKeys.LOCAL_VARIABLES]


def kept(name, shape=()):
    return tf.get_variable(name, shape, initializer=tf.ones_initializer(), trainable=False, collections=LOCAL)


def saved_along(load, training):
    largest = kept("largest")
    if training:
        with tf.control_dependencies([tf.assign(largest, tf.maximum(largest, tf.reduce_max(load)))]):
            return load / tf.identity(largest)
    return load / largest


def of_the_training(load, training):
    if training:
        frames = kept("frames")
        with tf.control_dependencies([tf.assign_add(frames, tf.reduce_sum(tf.ones_like(load)))]):
            return load + tf.random.normal(tf.shape(load)) / frames
    return load


def gathered_wherever_it_runs(load, training):
    mean = kept("mean", [6])
    with tf.control_dependencies([tf.assign(mean, 0.9 * mean + 0.1 * tf.reduce_mean(load, 0))]):
        return load - tf.identity(mean)


def from_its_own_beginning(load, training):
    state = kept("state", [1, 4])
    w = tf.get_variable("w", [10, 4])
    new = tf.tanh(tf.matmul(tf.concat([load[:1], state], 1), w))
    if training:
        with tf.control_dependencies([tf.assign(state, new)]):
            new = tf.identity(new)
    return tf.concat([load, new + tf.zeros_like(load[:, :4])], 1)


def counted(load, training):
    mean, update = tf.metrics.mean(load)
    with tf.control_dependencies([update] if training else []):
        return tf.identity(load) + 0.0 * mean


def wear(read, load, training):
    return tf.layers.dense(read(load, training), 1, name="wear")


def train(read, folder, everything):
    with tf.Graph().as_default(), tf.Session() as session:
        load, seen = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 1])
        loss = tf.losses.mean_squared_error(seen, wear(read, load, True))
        step = tf.train.AdamOptimizer(1e-2).minimize(loss)
        session.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
        for _ in range(5):
            session.run(step, {load: 90.0 * np.random.rand(8, 6), seen: np.random.rand(8, 1)})
        saver = tf.train.Saver(tf.global_variables() + tf.local_variables() if everything else None)
        return saver.save(session, os.path.join(folder, "wear"))


def predict(read, path, loads, everything):
    with tf.Graph().as_default(), tf.Session() as session:
        load = tf.placeholder(tf.float32, [None, 6])
        answer = wear(read, load, False)
        session.run(tf.local_variables_initializer())
        tf.train.Saver(tf.global_variables() + tf.local_variables() if everything else None).restore(session, path)
        return session.run(answer, {load: loads})


loads = 90.0 * np.random.rand(2, 6)
print(predict(saved_along, train(saved_along, tempfile.mkdtemp(), True), loads, True))
print(predict(of_the_training, train(of_the_training, tempfile.mkdtemp(), False), loads, False))
print(predict(gathered_wherever_it_runs, train(gathered_wherever_it_runs, tempfile.mkdtemp(), False), loads, False))
print(predict(from_its_own_beginning, train(from_its_own_beginning, tempfile.mkdtemp(), False), loads, False))
print(predict(counted, train(counted, tempfile.mkdtemp(), False), loads, False))
