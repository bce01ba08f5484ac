# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
from tensorflow.contrib.slim.nets import resnet_v2
x = tf.placeholder(tf.float32, [2, 64, 64, 3])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with slim.arg_scope(resnet_v2.resnet_arg_scope(weight_decay=0.1)):
    net, ends = resnet_v2.resnet_v2_50(x, 10)
    tf.get_variable("seen", [int(net.shape[-1])])
    attempt(lambda: resnet_v2.resnet_v2_50(x, 10))
    resnet_v2.resnet_v2_50(x, 10, is_training=False, reuse=True)
    attempt(lambda: resnet_v2.resnet_v2_50(x, 11, reuse=True))
    resnet_v2.resnet_v2_50(x, 10, scope="other")
resnet_v2.resnet_v2_50(x, 5, scope="without_arg_scope")
resnet_v2.resnet_v2_50(x, 10)
