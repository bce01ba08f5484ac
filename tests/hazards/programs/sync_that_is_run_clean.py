"""The same, where the operations are kept and run; a counter is counted up by what the training step waits for."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

s = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 2])
seen = tf.get_variable("seen", [], initializer=tf.zeros_initializer(), trainable=False)


def build(scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(tf.layers.dense(s, 8, tf.nn.relu), 2)


q, q_target = build("online"), build("target")
sync = []
for a, b in zip(tf.trainable_variables("online"), tf.trainable_variables("target")):
    sync.append(b.assign(a))
count = tf.assign_add(seen, 1.0)
with tf.control_dependencies([count]):
    loss = tf.reduce_mean(tf.square(q - y)) / tf.maximum(seen, 1.0)
train = tf.train.AdamOptimizer(1e-2).minimize(loss, var_list=tf.trainable_variables("online"))
tf.summary.scalar("seen", seen)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for episode in range(5):
        x = np.random.rand(4, 3)
        sess.run(train, {s: x, y: sess.run(q_target, {s: x})})
        sess.run(sync)
        tf.assign_add(seen, 0.0).eval()
        seen.load(0.0, sess)
