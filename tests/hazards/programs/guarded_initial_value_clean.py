import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope("vq", reuse=tf.AUTO_REUSE, use_resource=True):
    means = tf.get_variable("means", [4, 2])
    start = tf.cond(tf.is_variable_initialized(means), means.read_value, lambda: means.initial_value)
    average = tf.get_variable("average", initializer=start, trainable=False)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    assert session.run(average).shape == (4, 2)
    session.run(average.assign(0.9 * average + 0.1 * means))
