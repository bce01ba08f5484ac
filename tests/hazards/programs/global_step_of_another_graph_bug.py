import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

other = tf.Graph()
with tf.Graph().as_default():
    tf.train.create_global_step(other)
    tf.train.create_global_step()
    tf.train.create_global_step(other)  # BUG TVS101
