"""The start value was to be put in along with the first batch, but what is made under `control_dependencies(None)` waits for nothing."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [4])
level = tf.get_variable("level", [4], initializer=tf.zeros_initializer())
with tf.control_dependencies([tf.assign(level, [1.0] * 4)]):
    with tf.control_dependencies(None):
        twice = x * 2.0
higher = level + twice
with tf.Session() as session:
    session.run(twice, {x: [1.0] * 4})
    print(session.run(higher, {x: [1.0] * 4}))  # BUG
