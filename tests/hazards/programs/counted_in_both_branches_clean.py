import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

seen = tf.Variable(0, trainable=False, name="seen")
more = tf.assign_add(seen, 1)
calls = tf.Variable(-1, trainable=False, name="calls")
often = tf.equal(tf.mod(tf.assign_add(calls, 1), 10), 0)
shown = tf.cond(often, lambda: tf.Print(more, [more], message="seen: "), lambda: more)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(shown)
