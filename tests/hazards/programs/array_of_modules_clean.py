"""The board lists its squares besides, or a list of rows is made an array where it is asked; or what trains gathers them by hand."""
import numpy as np
import tensorflow as tf


class Square(tf.Module):
    def __init__(self, width):
        super().__init__()
        self.scale = tf.Variable(tf.ones([width]))
        self.shift = tf.Variable(tf.zeros([width]))

    def __call__(self, seen):
        return seen * self.scale + self.shift


class Listed(tf.Module):
    def __init__(self, side, width):
        super().__init__()
        self.last = tf.Variable(tf.random.normal([width, 1]))
        self.squares = np.empty((side, side), dtype=object)
        self.all_squares = []
        for place in np.ndindex(side, side):
            self.squares[place] = Square(width)
            self.all_squares.append(self.squares[place])

    def __call__(self, seen):
        total = sum(self.squares[place](seen[:, place[0], place[1]]) for place in np.ndindex(2, 2))
        return tf.matmul(total, self.last)


class Rows(tf.Module):
    def __init__(self, side, width):
        super().__init__()
        self.last = tf.Variable(tf.random.normal([width, 1]))
        self.rows = [[Square(width) for _ in range(side)] for _ in range(side)]

    def __call__(self, seen):
        squares = np.array(self.rows)
        total = sum(squares[i, j](seen[:, i, j]) for i in range(2) for j in range(2))
        return tf.matmul(total, self.last)


class Bare(tf.Module):
    def __init__(self, side, width):
        super().__init__()
        self.last = tf.Variable(tf.random.normal([width, 1]))
        self.squares = np.full((side, side), None, dtype="O")
        self.squares[:] = [[Square(width) for _ in range(side)] for _ in range(side)]

    def gathered(self):
        found = [self.last]
        for square in self.squares.ravel():
            found.extend(square.trainable_variables)
        return found

    def __call__(self, seen):
        total = sum(self.squares[i][j](seen[:, i, j]) for i in range(2) for j in range(2))
        return tf.matmul(total, self.last)


seen, wanted = tf.random.normal([8, 2, 2, 3]), tf.zeros([8, 1])
for board in (Listed(2, 3), Rows(2, 3), Bare(2, 3)):
    learned = board.gathered() if isinstance(board, Bare) else board.trainable_variables
    for _ in range(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(board(seen) - wanted))
        for variable, slope in zip(learned, tape.gradient(loss, learned)):
            variable.assign_sub(0.1 * slope)
    print("FACT", len(learned), "of", len(board.trainable_variables))
