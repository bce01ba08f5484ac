# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
x = tf.placeholder(tf.float32, [2, 8, 8, 3])
y = tf.placeholder(tf.float32, [2, 8, 8, 3])


def net(images, reuse=None, scope=None):
    with tf.variable_scope(scope, "net", [images], reuse=reuse):
        with slim.arg_scope([slim.conv2d, slim.fully_connected], normalizer_fn=slim.batch_norm, weights_regularizer=slim.l2_regularizer(0.1)):
            out = slim.conv2d(images, 4, [3, 3], scope="c1")
            out = slim.repeat(out, 2, slim.conv2d, 5, [3, 3], scope="c2")
            out = slim.max_pool2d(out, [2, 2], scope="p")
            out = slim.conv2d(out, 6, 3, stride=2)
            out = slim.flatten(out)
            out = slim.stack(out, slim.fully_connected, [7, 8], scope="fc")
            return slim.fully_connected(slim.dropout(out), 2, normalizer_fn=None, activation_fn=None, scope="logits")


net(x)
net(y)
net(x, scope="named")
net(y, scope="named", reuse=True)
net(y, scope="net", reuse=True)
with tf.variable_scope("outer"):
    net(x)
    net(y)
with tf.variable_scope("outer", reuse=True):
    net(x)
    net(y)
net(x, reuse=True)
