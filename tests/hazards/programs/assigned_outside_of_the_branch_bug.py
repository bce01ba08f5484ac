import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

learns = tf.get_variable("learns", [4])
best = tf.get_variable("best", [4], trainable=False)
loss = tf.reduce_sum(learns**2)
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
lowest = tf.get_variable("lowest", [], initializer=tf.constant_initializer(1e9), trainable=False)
keep = best.assign(learns)  # BUG
kept = tf.cond(loss < lowest, lambda: keep, lambda: best.read_value())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        sess.run(step)
        sess.run(kept)
    print(sess.run(best))
