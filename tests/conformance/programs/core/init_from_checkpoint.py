import os
import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
folder = tempfile.mkdtemp()
with tf.Graph().as_default():
    with tf.variable_scope("old"):
        tf.get_variable("w", [2])
    saver = tf.train.Saver()
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        saver.save(session, os.path.join(folder, "model"))
with tf.variable_scope("new"):
    w = tf.get_variable("w", [2])
tf.train.init_from_checkpoint(folder, {"old/": "new/"})
tf.train.init_from_checkpoint(folder, {"old/w": w})
with tf.variable_scope("new", reuse=True):
    tf.get_variable("w", [2])
tf.get_variable("after", [1])
