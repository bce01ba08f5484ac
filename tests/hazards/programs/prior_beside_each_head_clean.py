"""Each head of an ensemble has a network beside it that stays as it was drawn: its gradient is stopped, and no list has it."""

import numpy as np
import tensorflow as tf


def network(inputs, name):
    with tf.variable_scope(name):
        return tf.layers.dense(tf.layers.dense(inputs, 7, tf.nn.tanh), 1)


class Ensemble:
    def __init__(self, heads):
        self.inputs = tf.placeholder(tf.float32, [None, 2])
        self.wanted = tf.placeholder(tf.float32, [None, 1])
        said = []
        for head in range(heads):
            with tf.variable_scope("member%d" % head):
                fixed = tf.stop_gradient(network(self.inputs, "fixed"))
                said.append(network(self.inputs, "learned") + fixed)
        self.said = tf.concat(said, 1)
        learned = [v for v in tf.trainable_variables() if "/learned/" in v.name]
        loss = tf.reduce_mean(tf.square(self.said - self.wanted))
        self.step = tf.train.AdamOptimizer(0.01).minimize(loss, var_list=learned)


def main():
    ensemble = Ensemble(3)
    rows = np.random.rand(9, 2)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(5):
            sess.run(ensemble.step, {ensemble.inputs: rows, ensemble.wanted: rows[:, :1]})
        print(sess.run(ensemble.said, {ensemble.inputs: rows}).std())


if __name__ == "__main__":
    main()
