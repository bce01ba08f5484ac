import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

MILESTONES = [0, 2, 4]

x = tf.placeholder(tf.float32, [None, 5])
w = tf.get_variable("w", [5, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - 1.0))
rate = 0.1
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for epoch in range(6):
        if epoch in MILESTONES:
            optimizer = tf.train.MomentumOptimizer(rate, 0.9)
            step = optimizer.minimize(loss)  # BUG
            session.run(tf.variables_initializer(optimizer.variables()))
            rate *= 0.1
        for batch in range(3):
            session.run(step, {x: np.random.rand(8, 5)})
        print(session.run(loss, {x: np.random.rand(8, 5)}))
