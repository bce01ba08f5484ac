import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.Graph().as_default():
    here = tf.train.create_global_step()
    other = tf.Graph()
    there = tf.train.create_global_step(other)
    tf.train.get_or_create_global_step(other)
    assert there.graph is other
