"""Flags that come out of arrays and are Python's by the time they reach TensorFlow: by `tolist`, `item`, `bool`, or by an `if`."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def probe(scope, reading, again):
    with tf.variable_scope(scope, reuse=again):
        hidden = tf.layers.dense(reading, 6, activation=tf.nn.relu, name="hidden")
        return tf.layers.dense(hidden, 1, name="moisture")


def listed(depths, readings):
    deeper = depths > depths[0]
    return [probe("listed", reading, flag) for reading, flag in zip(readings, deeper.tolist())]


def converted(depths, readings):
    return [probe("converted", reading, bool(flag)) for reading, flag in zip(readings, depths != depths.min())]


def single(depths, readings):
    return [probe("single", reading, (depths > depths.min())[at].item()) for at, reading in enumerate(readings)]


def tested(depths, readings):
    first = np.argmin(depths)
    return [probe("tested", reading, True if at != first else None) for at, reading in enumerate(readings)]


def marked(depths, readings):
    made = np.zeros(len(depths), dtype=bool)
    out = []
    for at, reading in enumerate(readings):
        out.append(probe("marked", reading, bool(made.any())))
        made[at] = True
    return out


def main():
    depths = np.array([5, 40, 120])
    readings = [tf.placeholder(tf.float32, [None, 4]) for _ in depths]
    guesses = [guess for way in (listed, converted, single, tested, marked) for guess in way(depths, readings)]
    loss = tf.add_n([tf.reduce_mean(tf.square(guess)) for guess in guesses])
    step = tf.train.AdamOptimizer().minimize(loss)
    rng = np.random.RandomState(2)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(step, {reading: rng.rand(8, 4) for reading in readings})


if __name__ == "__main__":
    main()
