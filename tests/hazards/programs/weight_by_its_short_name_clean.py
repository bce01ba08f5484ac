import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def conv_with_kernel(images, filters):
    out = tf.layers.conv2d(images, filters, 3, padding="same", use_bias=False, name="conv")
    kernel = tf.get_variable("conv/kernel", [3, 3, images.shape[-1], filters])
    return out, kernel


def with_noise(images, filters):
    """The kernel beside the layer is random on purpose, and stays so: nobody may train it."""
    out = tf.layers.conv2d(images, filters, 3, padding="same", use_bias=False, name="learned")
    kernel = tf.get_variable("kernel", [3, 3, images.shape[-1], filters], trainable=False)
    return out + tf.nn.conv2d(images, kernel, [1, 1, 1, 1], "SAME")


images = tf.placeholder(tf.float32, [None, 8, 8, 3])
with tf.variable_scope("filters", reuse=tf.AUTO_REUSE):
    features, kernel = conv_with_kernel(images, 16)
    noisy = with_noise(images, 16)
    picture = tf.transpose(kernel, [3, 0, 1, 2])
loss = tf.reduce_mean(tf.square(features + noisy - 1.0))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(10):
        session.run(step, {images: np.ones([2, 8, 8, 3])})
    print(session.run([picture, noisy], {images: np.ones([2, 8, 8, 3])})[0].shape)
