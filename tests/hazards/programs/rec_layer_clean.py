import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
fc = tf.layers.Dense(4)
h = tf.zeros([2, 4])
xs = tf.placeholder(tf.float32, [2, 3, 4])
for t in range(3):
    with tf.variable_scope("t%d" % t):
        h = fc(tf.concat([xs[:, t], h], 1))
