import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
is_training = tf.placeholder(tf.bool, [])

# The assignment is made by the branch.
with tf.variable_scope("centre"):
    mean = tf.get_variable("mean", [3], initializer=tf.zeros_initializer(), trainable=False)
    used = tf.cond(
        is_training, lambda: tf.identity(tf.assign(mean, 0.9 * mean + 0.1 * tf.reduce_mean(x, axis=0))), lambda: tf.identity(mean)
    )

# All batches are counted, and the condition asks for the count.
seen = tf.get_variable("seen", [], initializer=tf.zeros_initializer(), trainable=False)
counted = tf.assign_add(seen, 1.0)
warm = tf.cond(counted > 3.0, lambda: tf.identity(counted), lambda: tf.identity(seen))

# It is in the step that the session runs as well, whatever the branch gives.
level = tf.get_variable("level", [], initializer=tf.zeros_initializer(), trainable=False)
raised = tf.assign(level, 0.5 * level + tf.reduce_max(x))
shown = tf.cond(is_training, lambda: raised * 1.0, lambda: tf.identity(level))

# One branch has what is assigned, and the other one something else.
total = tf.get_variable("total", [], initializer=tf.zeros_initializer(), trainable=False)
summed = tf.assign_add(total, tf.reduce_sum(x))
share = tf.cond(is_training, lambda: tf.reduce_sum(x) / summed, lambda: tf.constant(0.0))

out = tf.layers.dense(x - used, 1)
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(out - 1.0)))
step = tf.group(train, raised)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run([step, warm, share], {x: np.random.rand(8, 3), is_training: True})
    print(sess.run([out, shown], {x: np.ones([2, 3]), is_training: False}))
