# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
framework = tf.contrib.framework
x = tf.placeholder(tf.float32, [2, 8, 8, 4])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


def double(value, scope=None):
    with tf.variable_scope(scope, "Double", [value]):
        return value * tf.get_variable("d", [4])


@framework.add_arg_scope
def scaled(inputs, size=4, name=None):
    with tf.variable_scope(name, "scaled"):
        return inputs * tf.get_variable("s", [size])


with framework.arg_scope([layers.conv2d, layers.fully_connected], activation_fn=None, weights_regularizer=layers.l2_regularizer(0.1)):
    with framework.arg_scope([layers.conv2d], normalizer_fn=layers.batch_norm, kernel_size=3) as saved:
        layers.conv2d(x, 3)
        layers.conv2d(x, 3, kernel_size=5)
        with framework.arg_scope([layers.batch_norm], scale=True, center=False):
            layers.conv2d(x, 3)
        layers.convolution2d(x, 3)
        layers.fully_connected(x, 3)
    layers.conv2d(x, 3, 1)
    with framework.arg_scope([layers.fully_connected], biases_initializer=None):
        with framework.arg_scope(saved):
            layers.conv2d(x, 2)
            layers.fully_connected(x, 3)
        layers.linear(x, 2)
print(len(tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES)))
tf.get_variable("losses", [len(tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES))])
with framework.arg_scope([layers.conv2d], normalizer_fn=double):
    layers.conv2d(x, 4, 3)
    layers.conv2d(x, 4, 3, normalizer_fn=None)
with framework.arg_scope([scaled], size=4):
    scaled(x)
    scaled(x, name="n")
    with framework.arg_scope([scaled], name="n"):
        attempt(lambda: scaled(x))
with framework.arg_scope([layers.conv2d], reuse=True):
    attempt(lambda: layers.conv2d(x, 3, 3))
    layers.conv2d(x, 3, 3, scope="Conv")
with framework.arg_scope([layers.conv2d], scope="once", num_outputs=3, kernel_size=1):
    layers.conv2d(x)
    attempt(lambda: layers.conv2d(x))
try:
    with framework.arg_scope([layers.conv2d], num_outputs=9):
        raise ValueError("left")
except ValueError:
    layers.conv2d(x, 5, 1)


def defaults():
    with framework.arg_scope([layers.conv2d, layers.conv2d_transpose], padding="VALID", num_outputs=2) as scope:
        return scope


with framework.arg_scope(defaults()):
    y = layers.conv2d(x, kernel_size=3)
    tf.get_variable("valid", y.shape)
with framework.arg_scope([layers.conv2d], kernel_size=3):
    layers.conv2d(x, 3, 3)
