"""Two names for one metric, by which one function counts: what is measured is added to what was learned from."""

import tensorflow as tf


def main():
    model = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(2)])
    seen_error = held_out_error = tf.keras.metrics.MeanAbsoluteError()  # BUG
    for _ in range(3):
        for x in [tf.ones([2, 3])] * 3:
            seen_error.update_state(tf.zeros([2, 2]), model(x))  # BUG
        for x in [tf.ones([2, 3])] * 3:
            held_out_error.update_state(tf.zeros([2, 2]), model(x))  # BUG
        print(seen_error.result(), held_out_error.result())


if __name__ == "__main__":
    main()
