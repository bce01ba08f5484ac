import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x, training = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.bool)
with tf.variable_scope("net") as scope:
    made = tf.layers.batch_normalization(x, training=training, name="norm")
updates = tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope=scope.name)
with tf.control_dependencies(updates):
    step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(made**2))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(step, {x: [[1.0] * 4], training: True})
    print(sess.run(made, {x: [[1.0] * 4], training: False}))
