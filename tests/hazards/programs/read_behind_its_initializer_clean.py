"""A counter is read behind what gives it its first value, in one run with it."""

import tensorflow as tf


def main():
    seen = tf.get_variable("seen", [3], initializer=tf.zeros_initializer())
    with tf.control_dependencies([seen.initializer]):
        fresh = seen.read_value()

    start = tf.get_variable("start", [3], initializer=tf.ones_initializer())
    with tf.control_dependencies([start.assign([1.0, 2.0, 3.0])]):
        moved = start.read_value()

    scale = tf.get_variable("scale", [3], initializer=tf.ones_initializer(), use_resource=True)
    with tf.control_dependencies([tf.group(scale.initializer)]):
        scaled = scale * 2.0

    with tf.Session() as sess:
        print(sess.run([fresh, moved, scaled]))


if __name__ == "__main__":
    main()
