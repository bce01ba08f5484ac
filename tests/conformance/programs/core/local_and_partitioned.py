import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


tf.get_local_variable("l", [2])
with tf.variable_scope("s"):
    tf.get_local_variable("l", [2], initializer=tf.ones_initializer())
    attempt(lambda: tf.get_local_variable("l", [2]))
    attempt(lambda: tf.get_variable("l", [2]))
with tf.variable_scope("s", reuse=True):
    tf.get_local_variable("l", [2])
    tf.get_variable("l", [2])
    attempt(lambda: tf.get_local_variable("m", [2]))
with tf.variable_scope("s", reuse=tf.AUTO_REUSE):
    tf.get_local_variable("m", [3])
tf.create_partitioned_variables([4, 2], [2, 1], tf.zeros_initializer())
tf.create_partitioned_variables([4, 2], [2, 1], tf.zeros_initializer(), name="p")
attempt(lambda: tf.create_partitioned_variables([4, 2], [2, 1], tf.zeros_initializer(), name="p"))
with tf.variable_scope("s"):
    parts = tf.create_partitioned_variables([4, 6], [1, 3], tf.zeros_initializer(), trainable=False, name="p")
    for part in parts:
        print(part.name)
with tf.variable_scope("s", reuse=True):
    tf.create_partitioned_variables([4, 6], [1, 3], tf.zeros_initializer(), name="p")
with tf.variable_scope("t", reuse=tf.AUTO_REUSE):
    tf.create_partitioned_variables([3, 2], [3, 1], tf.zeros_initializer(), name="p")
    tf.create_partitioned_variables([3, 2], [3, 1], tf.zeros_initializer(), reuse=True, name="p")
tf.create_partitioned_variables([4, 2], [4, 1], tf.zeros_initializer(), name="p", reuse=True)
