"""Optimizers that are made while a training goes on, for other variables than before, or that keep nothing."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 5])
with tf.variable_scope("body"):
    body = tf.get_variable("w", [5, 4])
with tf.variable_scope("head"):
    head = tf.get_variable("w", [4, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(tf.matmul(x, body), head) - 1.0))
parts = {0: [head], 2: [body, head]}
rates = {0: 0.1, 2: 0.01}

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for epoch in range(4):
        if epoch in parts:
            optimizer = tf.train.MomentumOptimizer(0.1, 0.9)
            step = optimizer.minimize(loss, var_list=parts[epoch])
            session.run(tf.variables_initializer(optimizer.variables()))
        for batch in range(3):
            session.run(step, {x: np.random.rand(8, 5)})
        print(session.run(loss, {x: np.random.rand(8, 5)}))
    for epoch in range(4):
        if epoch in rates:
            step = tf.train.GradientDescentOptimizer(rates[epoch]).minimize(loss)
        for batch in range(3):
            session.run(step, {x: np.random.rand(8, 5)})
