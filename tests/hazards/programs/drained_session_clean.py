"""A generator that holds a session open is gone through to its end, which gives the graph free; then the model is built."""
import os

import tensorflow as tf


def records():
    numbers = tf.data.Dataset.range(4).make_one_shot_iterator().get_next()
    scale = tf.get_variable("scale", [], tf.int64, tf.ones_initializer(), trainable=False)
    scaled = numbers * scale
    with tf.train.MonitoredTrainingSession() as session:
        while True:
            yield session.run(scaled)


def written(numbers, path, limit=None):
    if os.path.exists(path):
        return
    count = 0
    for number in numbers:
        count += 1
        if limit and count > limit:
            break
        print(number)
    print(count, path)


def model(x):
    return tf.layers.dense(x, 3, name="model")


# The session that the generator holds open gives the graph free as it ends, where there is no more data.
written(records(), "numbers.txt")
loss = tf.reduce_mean(model(tf.ones([2, 4])))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([loss, step])[0])
