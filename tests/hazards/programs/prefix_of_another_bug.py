import tensorflow as tf


def encoder(x):
    with tf.variable_scope('encoder'):
        return tf.layers.dense(x, 3, tf.nn.tanh)


def decoder(z):
    with tf.variable_scope('decoder'):
        h = tf.layers.dense(z, 5, tf.nn.relu)
        return tf.layers.dense(h, 8)


def critic(z, reuse=False):
    with tf.variable_scope('d', reuse=reuse):
        return tf.layers.dense(z, 1, name='out')


x = tf.placeholder(tf.float32, [None, 8])
prior = tf.placeholder(tf.float32, [None, 3])
code = encoder(x)
reconstruction = decoder(code)
score_real, score_fake = critic(prior), critic(code, reuse=True)
d_loss = tf.reduce_mean(score_fake) - tf.reduce_mean(score_real)
ae_loss = tf.reduce_mean(tf.square(x - reconstruction)) - 0.1 * tf.reduce_mean(score_fake)
d_vars = [v for v in tf.trainable_variables() if v.name.startswith('d')]  # BUG
ae_vars = [v for v in tf.trainable_variables() if v not in d_vars]
clip = [v.assign(tf.clip_by_value(v, -0.01, 0.01)) for v in d_vars]  # BUG
d_train = tf.train.RMSPropOptimizer(5e-5).minimize(d_loss, var_list=d_vars)  # BUG
ae_train = tf.train.RMSPropOptimizer(5e-5).minimize(ae_loss, var_list=ae_vars)
