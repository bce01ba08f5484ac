import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

graph = tf.Graph()
with graph.as_default():
    x = tf.placeholder(tf.float32, [None, 3])
    y = tf.layers.dense(x, 1)
    init = tf.global_variables_initializer()
with tf.Session(graph=graph) as sess:
    sess.run(init)
other = tf.get_variable("other", [2])
with tf.Session() as sess:
    sess.run(other.initializer)
