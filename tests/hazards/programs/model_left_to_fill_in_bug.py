"""A model of placeholders alone: there is nothing to save."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def model():
    loss = tf.placeholder_with_default(1.0, [])
    train = tf.square(loss)
    return loss, train


with tf.Graph().as_default():
    made = model()
    saver = tf.train.Saver()  # BUG
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(made)
        saver.save(sess, "model")
