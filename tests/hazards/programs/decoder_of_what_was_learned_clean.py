import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 8])
w = tf.get_variable("w", [8, 3])
tied = tf.matmul(tf.sigmoid(tf.matmul(x, w)), tf.transpose(w))  # one weight for both
learn = tf.train.GradientDescentOptimizer(0.01).minimize(tf.reduce_mean(tf.square(tied - x)))
# Two that begin as one and are never applied one after the other.
turned = tf.get_variable("turned", initializer=tf.transpose(w.initialized_value()))
apart = tf.train.GradientDescentOptimizer(0.01).minimize(
    tf.reduce_mean(tf.square(tf.matmul(x, w))) + tf.reduce_mean(tf.square(tf.matmul(x[:, :3], turned)))
)
# One that stays what it was at first.
kept = tf.get_variable("kept", initializer=tf.transpose(w.initialized_value()), trainable=False)
penalty = tf.train.GradientDescentOptimizer(0.01).minimize(tf.reduce_mean(tf.square(tf.matmul(tf.matmul(x, w), kept))))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        sess.run([learn, apart, penalty], {x: np.ones((2, 8))})
    # What was learned layer by layer is unrolled, and learns on without ties.
    out = tf.get_variable("out", initializer=tf.transpose(w))
    whole = tf.matmul(tf.sigmoid(tf.matmul(x, w)), out)
    tune = tf.train.GradientDescentOptimizer(0.01).minimize(tf.reduce_mean(tf.square(whole - x)))
    sess.run(out.initializer)
    for turn in range(5):
        sess.run(tune, {x: np.ones((2, 8))})
