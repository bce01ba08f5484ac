import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

graph = tf.Graph()
with graph.as_default():
    x = tf.placeholder(tf.float32, [None, 3])
    y = tf.layers.dense(x, 1)
    init = tf.global_variables_initializer()
with tf.Session() as sess:
    sess.run(init)  # BUG
