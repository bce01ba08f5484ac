import tensorflow as tf

batch, dim = 4, 6


def critic(x, reuse=False):
    with tf.variable_scope(None, "critic"):
        h = tf.layers.dense(x, 32, tf.nn.relu, name="h")  # BUG
        return tf.layers.dense(h, 1, name="score")


real = tf.placeholder(tf.float32, [batch, dim])
fake = tf.layers.dense(tf.random_normal([batch, 2]), dim, name="generator")
c_real = critic(real)  # BUG
c_fake = critic(fake, reuse=True)  # BUG
eps = tf.random_uniform([batch, 1])
mixed = eps * real + (1 - eps) * fake
grads = tf.gradients(critic(mixed, reuse=True), mixed)[0]  # BUG
penalty = tf.reduce_mean(tf.square(tf.norm(grads, axis=1) - 1))
loss = tf.reduce_mean(c_fake) - tf.reduce_mean(c_real) + 10 * penalty
step = tf.train.AdamOptimizer(1e-4).minimize(loss, var_list=[v for v in tf.trainable_variables() if v.name.startswith("critic")])
