import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 8, 8, 1])


def encoder(x):
    h = tf.layers.conv2d(x, 4, 3, padding="same", name="conv_in")
    return tf.layers.dense(tf.layers.flatten(h), 16, name="fc_in")


def decoder(code):
    h = tf.reshape(tf.layers.dense(code, 64, name="fc_out"), [-1, 8, 8, 1])
    return tf.layers.conv2d(h, 1, 3, padding="same", name="convolution_out")


loss = tf.reduce_mean(tf.square(decoder(encoder(x)) - x))
slow = [v for v in tf.trainable_variables() if v.name.startswith("conv")]
fast = [v for v in tf.trainable_variables() if v not in slow]
step = tf.group(
    tf.train.AdamOptimizer(1e-4).minimize(loss, var_list=slow), tf.train.AdamOptimizer(1e-2).minimize(loss, var_list=fast)
)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {x: [[[[0.5]] * 8] * 8]})
