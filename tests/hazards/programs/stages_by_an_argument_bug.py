"""A tower of dense stages: the flag comes from who builds the tower, and all its stages are one."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def stage(z, reuse=None):
    with tf.variable_scope("stage", reuse=reuse):
        w = tf.get_variable("w", [5, 5])  # BUG
        return tf.nn.relu(tf.matmul(z, w))


def tower(z, depth, reuse):
    for _ in range(depth):
        z = stage(z, reuse)  # BUG
    return z


def main():
    frames = tf.placeholder(tf.float32, [None, 5])
    loss = tf.reduce_mean(tf.square(tower(frames, 4, tf.AUTO_REUSE)))
    train = tf.train.AdamOptimizer().minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        session.run(train, {frames: np.random.rand(2, 5)})


if __name__ == "__main__":
    main()
