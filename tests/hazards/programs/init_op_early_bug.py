"""The initializer is made at the top."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

init = tf.global_variables_initializer()  # BUG
a = tf.Variable(3.0, name="a")  # BUG
b = tf.Variable(4.0, name="b")  # BUG
total = a * b
with tf.Session() as sess:
    sess.run(init)
    print(sess.run(total))  # BUG
