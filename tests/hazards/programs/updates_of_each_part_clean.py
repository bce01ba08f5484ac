"""A part without statistics has no updates, its neighbour is asked for by its full name, and a probe is only counted."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 6])
learning = tf.placeholder_with_default(False, [])
with tf.variable_scope("gan"):
    with tf.variable_scope("maker"):
        made = tf.layers.dense(x, 6, name="out")
    with tf.variable_scope("judge"):
        h = tf.layers.dense(made, 5, name="in")
        verdict = tf.layers.dense(tf.layers.batch_normalization(h, training=learning, name="norm"), 1, name="out")
loss = tf.reduce_mean(tf.square(verdict))
steps = []
for part in ("gan/maker", "gan/judge"):
    with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope=part)):
        steps.append(tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=tf.trainable_variables(part)))
print("asked wrongly:", len(tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope="judge")))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(steps, {x: np.random.rand(4, 6), learning: True})
    print(sess.run(verdict, {x: np.random.rand(4, 6)}))
