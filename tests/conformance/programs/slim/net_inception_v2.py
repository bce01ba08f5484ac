# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
from tensorflow.contrib.slim.python.slim.nets import inception_v2 as inception
x = tf.placeholder(tf.float32, [2, 128, 128, 3])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with slim.arg_scope(inception.inception_v2_arg_scope()):
    net, ends = inception.inception_v2(x, 10)
    tf.get_variable("seen", [int(net.shape[-1])])
    attempt(lambda: inception.inception_v2(x, 10))
    inception.inception_v2(x, 10, is_training=False, reuse=True)
    attempt(lambda: inception.inception_v2(x, 11, reuse=True))
    inception.inception_v2(x, 10, scope="other")
inception.inception_v2(x, 5, scope="without_arg_scope")
inception.inception_v2(x, 10)
