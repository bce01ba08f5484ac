import tensorflow as tf

with tf.variable_scope("mixture", use_resource=True):
    center = tf.get_variable("center", [2, 3], initializer=tf.random_normal_initializer())
    spread = tf.Variable(tf.abs(center.initialized_value()), name="spread")
    with tf.variable_scope("best"):
        best = tf.Variable(center.initialized_value(), trainable=False, name="center")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run([spread, best]))
