import tensorflow as tf
from feeding import Feeder


def score(x, scope):
    with tf.variable_scope(scope, reuse=True):
        return tf.matmul(x, tf.get_variable("w", [4, 1]))


def main():
    feeder = Feeder(model=lambda x: tf.layers.dense(x, 1))
    with tf.variable_scope("head"):
        tf.get_variable("w", [4, 1])
    score(feeder.next_batch(), "head")
    score(feeder.next_batch(), "head_1")


if __name__ == "__main__":
    main()
