"""A total of losses is a variable to be trained, and no loss knows of it; and a bias is what was added up of the features before the training."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
feature = tf.layers.dense(x, 4, tf.nn.relu, name="feature")
middle = tf.Variable(tf.zeros([4]), name="middle")
total = tf.Variable(0.0, name="total")
loss = tf.reduce_mean(tf.square(tf.layers.dense(feature - middle, 1, name="out") - y))
count = total.assign_add(loss)
forget = total.assign(0.0)
begin = middle.assign(tf.zeros([4]))
measure = middle.assign_add(tf.reduce_mean(feature, 0) / 5)
step = tf.train.AdamOptimizer().minimize(loss)
perturbation = tf.Variable(tf.zeros([2, 6]), name="perturbation")
attack = tf.reduce_mean(tf.layers.dense(x + perturbation, 4, name="feature", reuse=True))
push = perturbation.assign_add(0.1 * tf.sign(tf.gradients(attack, perturbation)[0]))
undo = perturbation.assign(tf.zeros([2, 6]))
both = tf.train.AdamOptimizer(name="Both").minimize(attack)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for trial in range(2):
        sess.run(begin)
        for _ in range(5):
            sess.run(measure, {x: np.random.rand(2, 6)})
        for _ in range(3):
            sess.run(forget)
            for _ in range(10):
                sess.run([step, count], {x: np.random.rand(2, 6), y: np.random.rand(2, 1)})
            print(sess.run(total))
    for _ in range(3):
        sess.run(undo)
        for _ in range(5):
            sess.run(push, {x: np.random.rand(2, 6)})
            sess.run(both, {x: np.random.rand(2, 6)})
