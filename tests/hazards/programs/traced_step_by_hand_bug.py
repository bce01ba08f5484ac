"""A step is taken by hand: the name gets the new number, and what is traced goes on with the variable."""

import tensorflow as tf

rate = 0.05
gain = tf.Variable(1.0)
offset = tf.Variable([0.0, 0.0])


@tf.function
def slopes(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(x * gain + offset - y))
    return tape.gradient(loss, [gain, offset])


def main():
    global gain, offset
    x, y = tf.random.normal([8, 2]), tf.random.normal([8, 2])
    for _ in range(20):
        by_gain, by_offset = slopes(x, y)
        gain = gain - rate * by_gain  # BUG
        offset = offset - rate * by_offset  # BUG


if __name__ == "__main__":
    main()
