"""A library's network is trained by an optimizer that counts; where a batch is passed over, the program counts it by hand."""

import nets_of_somebody
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(nets_of_somebody.deep(x, 1)))
step = tf.train.get_or_create_global_step()
train = tf.train.AdamOptimizer(1e-3).minimize(loss, global_step=step)
passed_over = tf.assign_add(step, 1)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):  # what an earlier run has seen
        sess.run(passed_over)
    for batch in nets_of_somebody.batches():
        sess.run(train, {x: batch})
