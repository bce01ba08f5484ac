"""A network of a hundred layers without names looks at picture after picture of a stack: each time it goes through all of its own."""

import tensorflow as tf

slim = tf.contrib.slim


def bottleneck(x, width):
    narrow = slim.conv2d(x, width, [1, 1])
    wide = slim.conv2d(narrow, width, [3, 3])
    back = slim.conv2d(wide, 4 * width, [1, 1], activation_fn=None)
    short = slim.conv2d(x, 4 * width, [1, 1], activation_fn=None)
    return tf.nn.relu(back + short)


def stage(x, width, depth):
    for _ in range(depth):
        x = bottleneck(x, width)
    return x


def features(picture, reuse):
    with tf.variable_scope("features", reuse=reuse):
        with slim.arg_scope([slim.conv2d], activation_fn=tf.nn.elu):
            x = slim.conv2d(picture, 8, [7, 7])
            x = stage(x, 8, 3)
            x = stage(x, 16, 4)
            x = stage(x, 32, 9)
            x = stage(x, 64, 3)
        return tf.reduce_mean(x, [1, 2])


stack = tf.placeholder(tf.float32, [4, 16, 16, 18])
first = features(stack[:, :, :, :3], reuse=False)
others = []
for i in range(1, 6):
    others.append(features(stack[:, :, :, 3 * i : 3 * (i + 1)], reuse=True))
loss = tf.add_n([tf.reduce_mean(tf.square(first - other)) for other in others])
