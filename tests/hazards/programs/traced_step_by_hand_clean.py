"""Steps by hand that change the variables, and a number that is worked out of one at the end."""

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
    global gain
    x, y = tf.random.normal([8, 2]), tf.random.normal([8, 2])
    for _ in range(20):
        by_gain, by_offset = slopes(x, y)
        gain.assign_sub(rate * by_gain)
        offset.assign(offset - rate * by_offset)
    gain = gain * 100.0
    print(gain)


if __name__ == "__main__":
    main()
