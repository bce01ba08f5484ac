import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(x, again=False):
    scope = tf.get_variable_scope()
    if again:
        scope.reuse_variables()
    h = tf.layers.dense(x, 32, tf.nn.relu, name="fc1")
    return tf.layers.dense(h, 1, name="score")


def classifier(x, classes=10):
    h = tf.layers.dense(x, 32, tf.nn.relu, name="fc1")  # BUG
    return tf.reduce_mean(h, axis=1)


def losses(real, made):
    on_real, on_made = critic(real), critic(made, again=True)
    labels = classifier(real)
    return tf.reduce_mean(on_made - on_real), tf.reduce_mean(labels)


real = tf.placeholder(tf.float32, [None, 16])
wasserstein, auxiliary = losses(real, tf.random_normal([8, 16]))
train = tf.train.GradientDescentOptimizer(5e-5).minimize(wasserstein)
