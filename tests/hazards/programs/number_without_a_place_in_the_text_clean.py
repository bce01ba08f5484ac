"""Numbers that are left out of texts, where nothing was to be told apart by them: messages, one number for both passes, a shared cell."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

DEPTH = 3


def layer(h, i, pattern="layer_{}"):
    with tf.variable_scope(pattern.format(i)):
        return tf.nn.relu(tf.matmul(h, tf.get_variable("w", [6, 6])))


def network(x, run):
    print("building network".format(run))
    with tf.variable_scope("network".format(DEPTH), reuse=tf.AUTO_REUSE):
        for i in range(DEPTH):
            x = layer(x, i)
        return x


def tied(x):
    """One layer for all frames: the caller has chosen a pattern without a number."""
    frames = tf.split(x, 2, axis=0)
    with tf.variable_scope("tied", reuse=tf.AUTO_REUSE):
        return tf.concat([layer(frame, i, pattern="one") for i, frame in enumerate(frames)], axis=0)


def walk(x):
    state = tf.zeros_like(x[:, 0])
    with tf.variable_scope("walk", reuse=tf.AUTO_REUSE):
        for t in range(6):
            with tf.variable_scope("shared_step".format(t)):
                w = tf.get_variable("w", [2, 1])
                state = tf.tanh(tf.matmul(tf.stack([x[:, t], state], axis=1), w))[:, 0]
    return state


def main():
    one, two = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 6])
    loss = tf.reduce_mean(tf.square(walk(tied(network(one, 0))) - 1.0))
    kept = tf.reduce_mean(walk(tied(network(two, 1))))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for epoch in range(2):
            session.run(step, {one: np.random.rand(4, 6)})
            print("network".format(epoch), session.run(kept, {two: np.random.rand(2, 6)}))
    print("FACT", len(tf.trainable_variables()) == 5)


main()
