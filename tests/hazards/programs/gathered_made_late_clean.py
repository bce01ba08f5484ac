"""Sums that are made late, and set to zero before anything is added."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 3])
weights = tf.get_variable("weights", [3])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    total, count = tf.Variable(tf.zeros([3]), trainable=False), tf.Variable(0.0, trainable=False)
    more = tf.group(total.assign_add(tf.reduce_sum(x, 0) * weights), count.assign_add(1.0))
    clear = tf.group(total.assign(tf.zeros([3])), count.assign(0.0))
    for _ in range(3):
        session.run(clear)
        session.run(more, {x: np.ones((2, 3))})
    print(session.run([total, count]))
