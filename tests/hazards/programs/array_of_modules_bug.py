"""The cells of a board have a module each, in an array of objects: tf.Module looks into lists and dicts, and not into that."""
import numpy as np
import tensorflow as tf


class Square(tf.Module):
    def __init__(self, width):
        super().__init__()
        self.scale = tf.Variable(tf.ones([width]))
        self.shift = tf.Variable(tf.zeros([width]))

    def __call__(self, seen):
        return seen * self.scale + self.shift


class Board(tf.Module):
    def __init__(self, side, width):
        super().__init__()
        self.side = side
        self.last = tf.Variable(tf.random.normal([width, 1]))
        self.squares = np.array([[Square(width) for _ in range(side)] for _ in range(side)])  # BUG TVS405

    def __call__(self, seen):
        total = 0.0
        for row in range(self.side):
            for column in range(self.side):
                total += self.squares[row, column](seen[:, row, column])
        return tf.matmul(total, self.last)


board = Board(2, 3)
seen, wanted = tf.random.normal([8, 2, 2, 3]), tf.zeros([8, 1])
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(board(seen) - wanted))
    for variable, slope in zip(board.trainable_variables, tape.gradient(loss, board.trainable_variables)):
        variable.assign_sub(0.1 * slope)
print("FACT", len(board.trainable_variables))
