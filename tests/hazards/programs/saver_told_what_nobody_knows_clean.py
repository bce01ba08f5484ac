import tensorflow.compat.v1 as tf

from settings import options

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
h = tf.layers.batch_normalization(tf.layers.dense(x, 3, name="fc"), training=True, name="bn")
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(h**2))
kept = tf.train.Saver(tf.trainable_variables(), **options)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {x: [[1.0, 2.0, 3.0, 4.0]]})
    path = kept.save(sess, "model")
    weights = tf.train.Saver(tf.trainable_variables() + tf.get_collection("moving"))
    weights.restore(sess, path)
    tf.fill([float("inf"), 2], 0.0)
