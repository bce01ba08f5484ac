"""A branch makes the copies that it waits for, and a step is counted outside of it, which another branch shows."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def value(x, name):
    with tf.variable_scope(name):
        return tf.layers.dense(x, 1, name="out")


x = tf.placeholder(tf.float32, [None, 3])
now, slow = value(x, "now"), value(x, "slow")
step = tf.train.get_or_create_global_step()
loss = tf.reduce_mean(tf.square(now - tf.stop_gradient(slow) - 1.0))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss, step, tf.trainable_variables("now"))
shown = tf.get_variable("shown", [], initializer=tf.zeros_initializer(), trainable=False)
count = shown.assign_add(1.0)


def renew():
    pairs = zip(tf.trainable_variables("now"), tf.trainable_variables("slow"))
    with tf.control_dependencies([old.assign(new) for new, old in pairs]):
        return tf.no_op()


with tf.control_dependencies([train]):
    after = tf.cond(tf.equal(step % 10, 0), renew, tf.no_op)
told = tf.cond(count > 2.0, lambda: tf.identity(count), lambda: tf.zeros([]))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run([after, told], {x: [[1.0, 2.0, 3.0]]})
