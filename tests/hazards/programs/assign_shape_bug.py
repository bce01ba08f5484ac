import tensorflow as tf

v = tf.Variable(tf.zeros([2, 3]))
v.assign(tf.ones([3, 2]))  # BUG
