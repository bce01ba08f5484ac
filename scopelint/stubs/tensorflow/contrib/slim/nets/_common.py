"""What the networks of slim share."""

from _scopelint import given, shape_of, tensor
from tensorflow.contrib.framework.arg_scope import arg_scope
from tensorflow.contrib.layers._convolutions import conv2d
from tensorflow.contrib.layers._initializers import _zeros, l2_regularizer
from tensorflow.contrib.layers._layers import dropout, fully_connected, max_pool2d


def squeezed(net):
    """Without the two spatial axes."""
    shape = shape_of(net)
    return tensor("squeeze", [net], None if shape is None else (shape[0], shape[3]))


def pooled(net):
    """The mean over the spatial axes, which stay."""
    shape = shape_of(net)
    return tensor("mean", [net], None if shape is None else (shape[0], 1, 1, shape[3]))


def joined(parts):
    """The concatenation of branches along the channels."""
    shape = shape_of(parts[0])
    if shape is None:
        return tensor("concat", parts)
    depth = 0
    for part in parts:
        depth = depth + shape_of(part)[3]
    return tensor("concat", parts, shape[:3] + (depth,))


def head(net, num_classes, keep_prob, is_training, spatial_squeeze, sizes, biases):
    """The three last layers of AlexNet, VGG and OverFeat."""
    depth, kernel = sizes
    with arg_scope([conv2d], **biases):
        net = conv2d(net, depth, kernel, padding="VALID", scope="fc6")
        net = dropout(net, keep_prob, is_training=is_training, scope="dropout6")
        net = conv2d(net, 4096, [1, 1], scope="fc7")
        net = dropout(net, keep_prob, is_training=is_training, scope="dropout7")
        net = conv2d(net, num_classes, [1, 1], activation_fn=None, normalizer_fn=None, biases_initializer=_zeros, scope="fc8")
    return squeezed(net) if given(spatial_squeeze) else net


def conv_scope(weight_decay, biases_initializer, pool_padding=None):
    """The argument scope of AlexNet, VGG and OverFeat."""
    with arg_scope([conv2d, fully_connected], weights_regularizer=l2_regularizer(weight_decay), biases_initializer=biases_initializer):
        with arg_scope([conv2d], padding="SAME") as scope:
            if pool_padding is None:
                return scope
            with arg_scope([max_pool2d], padding=pool_padding) as scope:
                return scope
