"""What is made is judged by layers of their own, as these have no names: nobody trains those."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def quality(picture):
    h = tf.layers.dense(picture, 8, tf.nn.relu)  # BUG
    return tf.layers.dense(h, 1)


real, noise = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope("maker"):
    made = tf.layers.dense(noise, 4, name="made")
before = len(tf.trainable_variables())
believed = tf.reduce_mean(tf.nn.softplus(-quality(real)))
ours = tf.trainable_variables()[before:]
fooled = tf.reduce_mean(tf.nn.softplus(-quality(made)))
judge = tf.train.AdamOptimizer().minimize(believed, var_list=ours)
make = tf.train.AdamOptimizer().minimize(fooled, var_list=tf.trainable_variables("maker/"))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        print(session.run([judge, make, fooled], {real: np.ones((5, 4)), noise: np.ones((5, 3))})[2])
