import tempfile

import tensorflow as tf


def base(x):
    with tf.variable_scope("base"):
        return tf.layers.dense(x, 4, name="mix")


with tf.Graph().as_default(), tf.Session() as sess:
    base(tf.placeholder(tf.float32, [None, 3]))
    sess.run(tf.global_variables_initializer())
    path = tf.train.Saver().save(sess, tempfile.mkdtemp() + "/base")

x = tf.placeholder(tf.float32, [None, 3])
pretrained = base(x)
with tf.variable_scope("scratch"):  # is to learn from nothing, for comparison
    scratch = base(x)
known = [name for name, _ in tf.train.list_variables(path)]
tf.train.init_from_checkpoint(path, {v.op.name: v for v in tf.trainable_variables() if v.op.name in known})
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run([pretrained, scratch], {x: [[1.0, 2.0, 3.0]]}))
