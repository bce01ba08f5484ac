import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def encode(x):
    with tf.variable_scope("encoder/" + x.op.name.split("/")[-1], reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [8, 4])  # BUG
        b = tf.get_variable("b", [4], initializer=tf.zeros_initializer())  # BUG
        return tf.matmul(x, w) + b


anchor = tf.placeholder(tf.float32, [None, 8], name="anchor")
positive = tf.placeholder(tf.float32, [None, 8], name="positive")
negative = tf.placeholder(tf.float32, [None, 8], name="negative")
ea, ep, en = encode(anchor), encode(positive), encode(negative)  # BUG
loss = tf.reduce_mean(tf.maximum(0.0, tf.reduce_sum(tf.square(ea - ep), 1) - tf.reduce_sum(tf.square(ea - en), 1) + 0.2))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print([v.op.name for v in tf.trainable_variables()])
