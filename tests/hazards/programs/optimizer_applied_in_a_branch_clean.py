"""An optimizer makes its variables outside of the branch that it is applied in, as what it begins them with: TensorFlow lifts them out."""

import tensorflow as tf

rate = tf.placeholder(tf.float32, [])
weights = tf.get_variable("weights", [3])
others = tf.get_variable("others", [3])
loss = tf.reduce_sum(tf.square(weights)) + tf.reduce_sum(tf.square(others))
adam = tf.train.AdamOptimizer(rate, beta1=0.5)
adagrad = tf.train.AdagradOptimizer(rate)


def stepped(optimizer, variables):
    with tf.control_dependencies([optimizer.minimize(loss, var_list=variables)]):
        return tf.constant(0.0)


step = tf.cond(rate < 3.0, lambda: stepped(adam, [weights]), lambda: tf.constant(0.0))
other = tf.cond(rate < 3.0, lambda: stepped(adagrad, [others]), lambda: tf.constant(0.0))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run([step, other], {rate: 1.0})
