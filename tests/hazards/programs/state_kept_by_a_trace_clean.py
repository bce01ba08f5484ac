"""A traced step returns what it has seen, and keeps a memory in a variable; parts of what it returns are used in many ways."""

import tensorflow as tf


class Recorder:
    def __init__(self, width):
        self.weights = tf.Variable(tf.random.normal([width, width]))
        self.memory = tf.Variable(tf.zeros([2, width]))
        self.seen = []

    @tf.function
    def step(self, x):
        y = tf.tanh(tf.matmul(x, self.weights) + self.memory)
        self.memory.assign(y)
        return y, {"mean": tf.reduce_mean(y), "parts": [y * 2.0, y + 1.0]}


recorder = Recorder(4)
for turn in range(3):
    y, told = recorder.step(tf.ones([2, 4]))
    recorder.seen.append(y)
    first, second = told["parts"]
    print(tf.reduce_sum(first - second), tf.sqrt(told["mean"] ** 2))
    for row in y:
        print(tf.norm(row))
chosen = y if turn else recorder.memory
print(tf.add_n(recorder.seen), tf.norm(chosen))
