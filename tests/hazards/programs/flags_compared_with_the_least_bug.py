"""The flags come out of a comparison of a NumPy array with its own least item: none of them is a Python bool, and TensorFlow refuses."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

DEPTHS = {"topsoil": 5, "subsoil": 40, "bedrock": 120}


def probe(reading, again):
    with tf.variable_scope("probe", reuse=again):  # BUG
        hidden = tf.layers.dense(reading, 6, activation=tf.nn.relu, name="hidden")
        return tf.layers.dense(hidden, 1, name="moisture")


def main():
    depths = np.array(sorted(DEPTHS.values()))
    deeper = depths > depths.min()
    readings = [tf.placeholder(tf.float32, [None, 4]) for _ in depths]
    guesses = [probe(reading, flag) for reading, flag in zip(readings, deeper)]  # BUG
    loss = tf.add_n([tf.reduce_mean(tf.square(guess)) for guess in guesses])
    step = tf.train.AdamOptimizer().minimize(loss)
    rng = np.random.RandomState(2)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(step, {reading: rng.rand(8, 4) for reading in readings})


if __name__ == "__main__":
    main()
