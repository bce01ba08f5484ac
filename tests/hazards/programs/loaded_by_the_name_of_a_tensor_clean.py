"""`load_variable` takes the ":0" of a tensor's name off, which no reader does."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

scale = tf.placeholder_with_default(0.5, [])
w = tf.get_variable("head/w", [2, 1])
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    saver.save(sess, "first/model.ckpt")
    before = tf.train.load_variable("first", w.name)
    for v in tf.global_variables(scope="head"):
        v.load(tf.train.load_variable("first/model.ckpt", v.name), sess)
    sess.run(tf.assign(w, scale * before))
