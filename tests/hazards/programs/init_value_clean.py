"""initialized_value waits for the other."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.enable_resource_variables()

online = tf.Variable(tf.random_normal([3]), name="online")
target = tf.Variable(online.initialized_value(), name="target")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
