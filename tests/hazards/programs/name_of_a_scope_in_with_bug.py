import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def smoothed(values, within):
    with within:  # BUG TVS106
        mean = tf.reduce_mean(values)
        return values - mean * tf.get_variable("share", [], initializer=tf.ones_initializer())


x = tf.placeholder(tf.float32, [None, 4])
with tf.name_scope("smooth") as smooth:
    y = tf.nn.relu(x)
loss = tf.reduce_mean(tf.square(smoothed(y, smooth)))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
