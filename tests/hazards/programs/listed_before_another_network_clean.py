"""Lists of all variables that were taken early on purpose: before a critic that has a step of its own, and before a fixed random target."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

noise = tf.placeholder(tf.float32, [None, 4])
real = tf.placeholder(tf.float32, [None, 8])
drawn = tf.layers.dense(tf.layers.dense(noise, 16, tf.nn.relu), 8)
painter = tf.trainable_variables()


def critic(picture):
    with tf.variable_scope("critic", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(picture, 16, tf.nn.relu, name="h"), 1, name="score")


told_real, told_drawn = critic(real), critic(drawn)
judge = [v for v in tf.trainable_variables() if v not in painter]
ones, zeros = tf.ones_like(told_real), tf.zeros_like(told_drawn)
judge_loss = tf.losses.sigmoid_cross_entropy(ones, told_real) + tf.losses.sigmoid_cross_entropy(zeros, told_drawn)
painter_loss = tf.losses.sigmoid_cross_entropy(tf.ones_like(told_drawn), told_drawn)
steps = [
    tf.train.AdamOptimizer(1e-3).minimize(judge_loss, var_list=judge),
    tf.train.AdamOptimizer(1e-3).minimize(painter_loss, var_list=painter),
]

novelty = tf.Graph()
with novelty.as_default():
    seen = tf.placeholder(tf.float32, [None, 6])
    guess = tf.layers.dense(tf.layers.dense(seen, 16, tf.nn.relu), 4)
    learner = tf.trainable_variables()
    target = tf.layers.dense(tf.layers.dense(seen, 16, tf.nn.relu), 4)
    surprise = tf.losses.mean_squared_error(tf.stop_gradient(target), guess)
    learn = tf.train.AdamOptimizer(1e-3).minimize(surprise, var_list=learner)
    begin = tf.global_variables_initializer()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(steps, {noise: np.random.rand(8, 4), real: np.random.rand(8, 8)})
with tf.Session(graph=novelty) as sess:
    sess.run(begin)
    for _ in range(10):
        print(sess.run([learn, surprise], {seen: np.random.rand(8, 6)})[1])
