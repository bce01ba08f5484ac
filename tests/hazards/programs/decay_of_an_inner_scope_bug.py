"""A ranking model whose weights are to decay: the losses of its tower are asked for by the tower's own name."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x):
    with tf.variable_scope("tower", regularizer=lambda w: 0.01 * tf.nn.l2_loss(w)):
        w = tf.get_variable("w", [6, 4])
        v = tf.get_variable("v", [4, 1])
        return tf.matmul(tf.nn.relu(tf.matmul(x, w)), v)


x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("ranker"):
    score = tower(x)
decay = tf.losses.get_regularization_loss("tower")  # BUG
loss = tf.reduce_mean(tf.square(score - y)) + decay
step = tf.train.AdagradOptimizer(0.1).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        _, now = sess.run([step, decay], {x: np.random.rand(5, 6), y: np.zeros([5, 1])})
    print("decay", now)
