"""A metric that is emptied before the other name counts, one that has a short name, and two metrics."""

import tensorflow as tf


def emptied(model):
    seen = held_out = tf.keras.metrics.MeanAbsoluteError()
    for _ in range(3):
        seen.update_state(tf.zeros([2, 2]), model(tf.ones([2, 3])))
        print(seen.result())
        seen.reset_state()
        held_out.update_state(tf.zeros([2, 2]), model(tf.ones([2, 3])))
        print(held_out.result())
        held_out.reset_state()


def short(model):
    mean_absolute_error = error = tf.keras.metrics.MeanAbsoluteError()
    for _ in range(3):
        error.update_state(tf.zeros([2, 2]), model(tf.ones([2, 3])))
        print(mean_absolute_error.result())


def two(model):
    seen, held_out = tf.keras.metrics.MeanAbsoluteError(), tf.keras.metrics.MeanAbsoluteError()
    for _ in range(3):
        seen.update_state(tf.zeros([2, 2]), model(tf.ones([2, 3])))
        held_out.update_state(tf.zeros([2, 2]), model(tf.ones([2, 3])))
        print(seen.result(), held_out.result())


def main():
    model = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(2)])
    emptied(model)
    short(model)
    two(model)


if __name__ == "__main__":
    main()
