"""Strings are gathered in a variable that is in no collection, so that nothing initializes it; of what shape it is, is left open."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def accumulate(values):
    strings = tf.Variable([], name="strings", dtype=tf.string, trainable=False, collections=[], validate_shape=False)
    value = tf.identity(strings)
    return value, tf.assign(strings, tf.concat([strings, values], 0), validate_shape=False)


words = tf.placeholder(tf.string, [None])
value, update = accumulate(words)
with tf.Session() as session:
    session.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    for each in ("a", "b"):
        session.run(update, {words: [each]})  # BUG
        print(session.run(value))
