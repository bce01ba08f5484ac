import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

pictures = tf.placeholder(tf.float32, [None, 12])
ages = tf.placeholder(tf.float32, [None, 1])
spread = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("trunk"):
    features = tf.layers.dense(pictures, 8, activation=tf.nn.relu, name="features")
with tf.variable_scope("head"):
    guess = tf.layers.dense(features, 1, name="age")
loss = tf.losses.mean_squared_error(ages, guess)
calmer = loss + 0.1 * tf.reduce_mean(tf.square(guess * spread))
head = tf.train.AdamOptimizer(1e-2).minimize(calmer, var_list=tf.trainable_variables("head"))
whole = tf.train.AdamOptimizer(1e-4).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        batch, labels = np.random.rand(8, 12), np.random.rand(8, 1)
        kept = sess.run(features, {pictures: batch})
        for _ in range(3):
            sess.run(head, {pictures: batch, features: kept, ages: labels, spread: np.ones((8, 1))})
        sess.run(whole, {pictures: batch, ages: labels})
