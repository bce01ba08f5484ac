"""Two functions of TensorFlow 1 are wrapped: the one that asks for the filters of the other has a graph of its own, where there are none."""

import tensorflow as tf

v1 = tf.compat.v1


def filters(signal, reuse=False):
    with v1.variable_scope("filters", reuse=reuse):
        taps = v1.get_variable("taps", [16, 4])  # BUG
        return tf.matmul(signal, taps)


def enhance(signal):
    return tf.tanh(filters(signal))


def judge(signal, scale):
    return tf.reduce_sum(filters(signal, reuse=True)) * scale  # BUG


def main():
    spec = tf.TensorSpec([None, 16], tf.float32)
    enhanced = v1.wrap_function(enhance, [spec])
    judged = v1.wrap_function(judge, [spec, 2.0])  # BUG
    signal = tf.random.normal([3, 16])
    print(enhanced(signal).shape, judged(signal))


main()
