"""A template: the names that its model gives are still to be bound, and with them comes whatever the saver is to save."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def model():
    # loss = ...
    # train = ...
    return loss, train  # noqa: F821


with tf.Graph().as_default():
    made = model()
    saver = tf.train.Saver()
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(made)
        saver.save(sess, "model")
