# tf: 2.21
import tensorflow.compat.v1 as tf
import tf_slim as slim
from tf_slim.nets import vgg

tf.disable_v2_behavior()
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
