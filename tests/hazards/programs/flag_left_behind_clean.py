import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def generator(z, again=False):
    if again:
        tf.get_variable_scope().reuse_variables()
    h = tf.layers.dense(z, 32, tf.nn.relu, name="g_fc1")
    return tf.layers.dense(h, 16, name="g_out")


def draw(z):
    h = tf.layers.dense(z, 32, tf.nn.relu, name="g_fc1")
    return tf.layers.dense(h, 16, name="g_out")


def histogram():
    tf.summary.histogram("out", tf.get_variable("g_out/kernel"))


z = tf.random_normal([8, 4])
first, second = generator(z), generator(z + 1.0, again=True)
shown = draw(tf.zeros([1, 4]))
histogram()
print(first, second, shown)
