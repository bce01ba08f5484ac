"""Stones are weighed: each stage has an optimizer of Keras' and variables of its own, in one session."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

stones = tf.placeholder(tf.float32, [None, 3])
w = tf.get_variable("w", [3, 1], use_resource=True)
b = tf.get_variable("b", [1], use_resource=True)
loss = tf.reduce_mean(tf.square(tf.matmul(stones, w) + b - 1.0))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for name, variables in (("bias", [b]), ("all", [w, b])):
        optimizer = tf.keras.optimizers.SGD(0.1, momentum=0.9)
        known = tf.global_variables()
        step = optimizer.get_updates(loss, variables)
        session.run(tf.variables_initializer([v for v in tf.global_variables() if v not in known]))
        for _ in range(10):
            session.run(step, {stones: np.random.rand(4, 3)})
