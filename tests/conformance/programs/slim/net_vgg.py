# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
from tensorflow.contrib.slim.nets import vgg
x = tf.placeholder(tf.float32, [2, 224, 224, 3])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with slim.arg_scope(vgg.vgg_arg_scope()):
    net, ends = vgg.vgg_16(x, 10)
    tf.get_variable("seen", [int(net.shape[-1])])
    attempt(lambda: vgg.vgg_16(x, 10))
    with tf.variable_scope("", reuse=True):
        vgg.vgg_16(x, 10, is_training=False)
    vgg.vgg_16(x, 10, scope="other")
vgg.vgg_16(x, 5, scope="without_arg_scope")
vgg.vgg_16(x, 10)
