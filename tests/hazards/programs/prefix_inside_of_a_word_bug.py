"""GAN with an image encoder whose scope ends in 'g_'... the generator's filter takes it in."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(x, units, name):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [x.shape[1], units])
        b = tf.get_variable("b", [units], initializer=tf.zeros_initializer())
        return tf.matmul(x, w) + b


def img_encoder(x):
    with tf.variable_scope("img_encoder", reuse=tf.AUTO_REUSE):
        return dense(tf.nn.relu(dense(x, 16, "l1")), 4, "code")


def generator(z):
    with tf.variable_scope("g_net"):
        return dense(tf.nn.relu(dense(z, 16, "l1")), 8, "out")


def discriminator(x):
    with tf.variable_scope("d_net", reuse=tf.AUTO_REUSE):
        return dense(tf.nn.relu(dense(x, 16, "l1")), 1, "score")


real = tf.placeholder(tf.float32, [None, 8])
code = img_encoder(real)
fake = generator(code)
d_real, d_fake = discriminator(real), discriminator(fake)
e_loss = tf.reduce_mean(tf.square(fake - real))
g_loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=d_fake, labels=tf.ones_like(d_fake)))
d_loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=d_real, labels=tf.ones_like(d_real)))
d_loss += tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=d_fake, labels=tf.zeros_like(d_fake)))
t_vars = tf.trainable_variables()
g_vars = [v for v in t_vars if "g_" in v.name]  # BUG
d_vars = [v for v in t_vars if "d_" in v.name]
e_vars = [v for v in t_vars if "img_encoder" in v.name]
e_step = tf.train.AdamOptimizer(1e-3).minimize(e_loss, var_list=e_vars)
g_step = tf.train.AdamOptimizer(1e-3).minimize(g_loss, var_list=g_vars)
d_step = tf.train.AdamOptimizer(1e-3).minimize(d_loss, var_list=d_vars)
print([v.name for v in g_vars])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        x = np.random.rand(4, 8)
        for step in (d_step, g_step, e_step):
            sess.run(step, {real: x})
