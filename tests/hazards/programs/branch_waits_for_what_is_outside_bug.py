"""A branch waits for copies that were made outside of it: they are made at every step, whatever the condition says."""
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
copies = [old.assign(new) for new, old in zip(tf.trainable_variables("now"), tf.trainable_variables("slow"))]  # BUG TVS517


def renew():
    with tf.control_dependencies(copies):
        return tf.no_op()


with tf.control_dependencies([train]):
    after = tf.cond(tf.equal(step % 10, 0), renew, tf.no_op)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(after, {x: [[1.0, 2.0, 3.0]]})
