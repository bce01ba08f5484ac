"""A scope object that is made by hand stands below no other scope: the second tower finds what the first one has made."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x, name):
    with tf.variable_scope(name):
        with tf.variable_scope(tf.VariableScope(False, name="hidden")):
            kernel = tf.get_variable("kernel", [8, 4])  # BUG TVS101
        return tf.matmul(tf.matmul(x, kernel), tf.get_variable("out", [4, 1]))


x = tf.placeholder(tf.float32, [None, 8])
left, right = tower(x, "left"), tower(x, "right")
