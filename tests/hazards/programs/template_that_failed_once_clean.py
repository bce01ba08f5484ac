"""Rows of any width are put through one template; those that do not fit are left out, the first of them coming later."""

import tensorflow as tf


def reduce(rows, size):
    offset = tf.get_variable("offset", [1, size], initializer=tf.zeros_initializer())
    weights = tf.get_variable("weights", [5, size])
    return tf.matmul(rows, weights) + offset


class Reducer:
    def __init__(self):
        self.apply = tf.make_template("reduce", reduce, size=2)
        self.kept = []

    def put(self, rows):
        try:
            self.kept.append(self.apply(rows))
        except ValueError as error:
            if "must be equal" not in str(error):
                raise
            print("left out:", rows.shape)


def main():
    reducer = Reducer()
    for width in (5, 3, 5):
        reducer.put(tf.placeholder(tf.float32, [None, width]))
    print(len(reducer.kept))


if __name__ == "__main__":
    main()
