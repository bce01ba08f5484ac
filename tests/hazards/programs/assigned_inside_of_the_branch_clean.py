import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

learns = tf.get_variable("learns", [4])
best = tf.get_variable("best", [4], trainable=False)
loss = tf.reduce_sum(learns**2)
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)


def keep():
    return best.assign(learns)


kept = tf.cond(loss < 1.0, keep, lambda: tf.identity(best))
kept = tf.cond(loss < 1.0, lambda: tf.group(keep()), tf.no_op)
# Counted in any case, and used where it is wanted.
count = tf.get_variable("count", [], initializer=tf.zeros_initializer(), trainable=False)
counted = count.assign_add(1.0)
told = tf.cond(loss < 1.0, lambda: counted * 2.0, lambda: tf.constant(0.0))
shown = tf.cond(loss < 1.0, lambda: counted, lambda: tf.constant(0.0))
# Set one way or the other: both arms are made outside, of one variable.
sign = tf.get_variable("sign", [], trainable=False)
up, down = sign.assign(1.0), sign.assign(-1.0)
either = tf.cond(loss < 1.0, lambda: up, lambda: down)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        sess.run(step)
        sess.run([kept, counted])
        print(sess.run([told, shown, sign]))
