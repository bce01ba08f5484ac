import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable("w", [3])
loss = tf.reduce_sum(w**2)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)


def train_epoch(sess):
    sess.run(tf.global_variables_initializer())  # BUG
    for _ in range(5):
        sess.run(train)


sess = tf.InteractiveSession()
for epoch in range(5):
    train_epoch(sess)
