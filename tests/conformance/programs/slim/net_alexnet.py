# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
from tensorflow.contrib.slim.nets import alexnet
x = tf.placeholder(tf.float32, [2, 224, 224, 3])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with slim.arg_scope(alexnet.alexnet_v2_arg_scope()):
    net, ends = alexnet.alexnet_v2(x, 10)
    tf.get_variable("seen", [int(net.shape[-1])])
    attempt(lambda: alexnet.alexnet_v2(x, 10))
    with tf.variable_scope("", reuse=True):
        alexnet.alexnet_v2(x, 10, is_training=False)
    alexnet.alexnet_v2(x, 10, scope="other")
alexnet.alexnet_v2(x, 5, scope="without_arg_scope")
alexnet.alexnet_v2(x, 10)
