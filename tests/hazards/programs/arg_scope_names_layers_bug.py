import numpy as np
import tensorflow as tf

slim = tf.contrib.slim


def encoder(images, is_training):
    with slim.arg_scope([slim.conv2d], kernel_size=3, padding="SAME", normalizer_fn=slim.batch_norm, scope="conv", reuse=tf.AUTO_REUSE):
        with slim.arg_scope([slim.batch_norm], is_training=is_training):
            net = slim.conv2d(images, 8)
            net = slim.conv2d(net, 8)  # BUG
            net = slim.max_pool2d(net, 2)
            net = slim.conv2d(net, 8, activation_fn=None, normalizer_fn=None)  # BUG
    return slim.flatten(net)


images = tf.placeholder(tf.float32, [4, 16, 16, 8])
code = encoder(images, True)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(len(slim.get_model_variables()), session.run(code, {images: np.ones([4, 16, 16, 8])}).shape)
