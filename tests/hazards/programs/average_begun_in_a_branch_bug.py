"""A variable that a branch makes of a tensor of its own, beside an optimizer that makes its own outside of it: TensorFlow refuses it."""

import tensorflow as tf

rate = tf.placeholder(tf.float32, [])
weights = tf.get_variable("weights", [3])
loss = tf.reduce_sum(tf.square(weights))
adam = tf.train.AdamOptimizer(rate, beta1=0.5)


def stepped():
    begun = tf.Variable(tf.zeros([3]), trainable=False, name="average")  # BUG TVS106
    with tf.control_dependencies([adam.minimize(loss, var_list=[weights])]):
        return tf.reduce_sum(begun)


step = tf.cond(rate < 3.0, stepped, lambda: tf.constant(0.0))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {rate: 1.0})
