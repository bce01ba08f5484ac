"""A guest is to tell dishes from what a cook makes of a menu; the cook is held to the dish as well, with noise of his own."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def price(dish, menu, again):
    with tf.variable_scope("guest", reuse=again):
        return tf.layers.dense(tf.layers.dense(tf.concat([dish, menu], 1), 8, tf.nn.relu), 1)


spice, menu, dish = (tf.placeholder(tf.float32, [8, n]) for n in (3, 2, 6))
hunger = tf.placeholder(tf.float32, [])
with tf.variable_scope("cook"):
    cooked = tf.layers.dense(tf.layers.dense(tf.concat([spice, menu], 1), 9, tf.nn.relu), 6)
of_dish, of_cooked = price(dish, menu, False), price(cooked, menu, True)
guest_loss = tf.reduce_mean(of_cooked) - tf.reduce_mean(of_dish)
cook_loss = tf.reduce_mean(tf.abs(dish - cooked)) * hunger - tf.reduce_mean(price(cooked + tf.random_normal([8, 6]), menu, True))
guest, cook = (tf.trainable_variables(scope) for scope in ("guest", "cook"))
guest_step = tf.train.AdamOptimizer(1e-4).minimize(guest_loss, var_list=guest)
cook_step = tf.train.AdamOptimizer(1e-4).minimize(cook_loss, var_list=cook)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        feed = {spice: np.random.rand(8, 3), menu: np.random.rand(8, 2), dish: np.random.rand(8, 6), hunger: 0.5}
        sess.run(guest_step, feed)
        sess.run(cook_step, feed)
