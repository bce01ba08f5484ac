"""What Adam has gathered is measured for every weight that has any of it: the optimizer trains the top alone."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("base"):
    hidden = tf.layers.dense(rows, 5, name="hidden")
with tf.variable_scope("top"):
    loss = tf.reduce_mean(tf.square(tf.layers.dense(hidden, 1, name="scores")))
optimizer = tf.train.AdamOptimizer(0.01)
train = optimizer.minimize(loss, var_list=tf.trainable_variables("top"))
norms = {}
for weight in tf.trainable_variables():
    gathered = optimizer.get_slot(weight, "v")
    if gathered is not None:
        norms[weight.op.name] = tf.norm(gathered)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, {rows: np.ones([2, 4])})
    print(session.run(norms))
