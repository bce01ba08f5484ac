"""The updates are asked for by the scope of the segmenter, and those of a scope that has none beside them."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope("unet"):
    pictures = tf.placeholder(tf.float32, [None, 6])
    masks = tf.placeholder(tf.float32, [None, 1])
    training = tf.placeholder_with_default(False, [])
    hidden = tf.layers.dense(pictures, 9, name="down")
    hidden = tf.layers.batch_normalization(hidden, training=training, name="norm")
    guess = tf.layers.dense(tf.nn.relu(hidden), 1, name="up")
loss = tf.reduce_mean(tf.square(guess - masks))


def step_for(part):
    waiting = tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope="extras") + tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope=part)
    with tf.control_dependencies(waiting):
        return tf.train.AdamOptimizer(1e-3).minimize(loss)


step = step_for("unet")
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {pictures: np.ones((2, 6)), masks: np.ones((2, 1)), training: True})
    print(session.run(guess, {pictures: np.ones((2, 6))}))
