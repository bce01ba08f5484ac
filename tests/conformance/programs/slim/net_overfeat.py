# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
from tensorflow.contrib.slim.nets import overfeat
x = tf.placeholder(tf.float32, [2, 231, 231, 3])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with slim.arg_scope(overfeat.overfeat_arg_scope()):
    net, ends = overfeat.overfeat(x, 10)
    tf.get_variable("seen", [int(net.shape[-1])])
    attempt(lambda: overfeat.overfeat(x, 10))
    with tf.variable_scope("", reuse=True):
        overfeat.overfeat(x, 10, is_training=False)
    overfeat.overfeat(x, 10, scope="other")
overfeat.overfeat(x, 5, scope="without_arg_scope")
overfeat.overfeat(x, 10)
