"""What is read is waited for in vain: its value is taken where the variable was made, or before there is one."""

import tensorflow as tf


def of_a_snapshot():
    seen = tf.get_variable("seen", [3], initializer=tf.zeros_initializer())
    with tf.control_dependencies([seen.initializer]):
        fresh = tf.identity(seen)
    with tf.Session() as sess:
        print(sess.run(fresh))  # BUG


def of_a_sum():
    total = tf.get_variable("total", [3], initializer=tf.zeros_initializer())
    with tf.control_dependencies([total.assign_add([1.0, 2.0, 3.0])]):
        value = total.read_value()
    with tf.Session() as sess:
        print(sess.run(value))  # BUG


def main():
    of_a_snapshot()
    tf.reset_default_graph()
    of_a_sum()


if __name__ == "__main__":
    main()
