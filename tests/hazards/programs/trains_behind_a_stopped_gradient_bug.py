"""The optimizer gets the variables of the teacher, which the loss has behind a stopped gradient."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x, scope):
    with tf.variable_scope(scope):
        h = tf.layers.dense(x, 16, activation=tf.nn.relu, name="hidden")
        return tf.layers.dense(h, 4, name="out")


x = tf.placeholder(tf.float32, [None, 8])
student, teacher = tower(x, "student"), tf.stop_gradient(tower(x, "teacher"))
loss = tf.losses.mean_squared_error(teacher, student)
variables = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="teacher")
train = tf.train.AdamOptimizer().minimize(loss, var_list=variables)  # BUG
