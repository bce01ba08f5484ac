import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

training = tf.placeholder(tf.bool, [])
x = tf.placeholder(tf.float32, [None, 8])


def noisy():
    scale = tf.get_variable("scale", initializer=tf.constant(0.1, shape=[8]))  # BUG
    return x + scale * tf.random_normal(tf.shape(x))


y = tf.cond(training, noisy, lambda: x)
print(y)
