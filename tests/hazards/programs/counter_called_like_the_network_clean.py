"""A counter of steps stands beside the network that it is called after: the list for the optimizer has both."""

import numpy as np
import tensorflow as tf

refiner_step = tf.Variable(0, name="refiner_step", trainable=False)
images = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("refiner") as scope:
    refined = tf.layers.dense(images, 4, name="out")
    weights = tf.contrib.framework.get_variables(scope)

loss = tf.reduce_mean(tf.square(refined - images))
train = tf.train.AdamOptimizer().minimize(loss, global_step=refiner_step, var_list=weights)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(2):
        session.run(train, {images: np.ones([2, 4])})
