import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x, training = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.bool)
# Normalized by the batch, whatever it is run for.
made = tf.layers.batch_normalization(tf.layers.dense(x, 8, name="a"), training=True, name="a_norm")
step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(made**2))
# Updated with each step.
hidden = tf.layers.batch_normalization(tf.layers.dense(x, 8, name="b"), training=training, name="b_norm")
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS, "b_norm")):
    other = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(hidden**2))
# Trained elsewhere: here it is only saved.
third = tf.layers.batch_normalization(tf.layers.dense(x, 8, name="c"), training=training, name="c_norm")
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run([step, other], {x: np.ones((4, 4)), training: True})
    saver.save(sess, "model/last")
