"""TF `slim.nets.overfeat`."""

from _scopelint import unknown, variable_scope
from tensorflow.contrib.layers._convolutions import conv2d
from tensorflow.contrib.layers._initializers import _ones, _random, _zeros
from tensorflow.contrib.layers._layers import max_pool2d
from tensorflow.contrib.slim.nets._common import conv_scope, head


def overfeat_arg_scope(weight_decay=0.0005):
    return conv_scope(weight_decay, _zeros, "VALID")


def overfeat(inputs, num_classes=1000, is_training=True, dropout_keep_prob=0.5, spatial_squeeze=True, scope="overfeat"):
    with variable_scope(scope, "overfeat", [inputs]):
        net = conv2d(inputs, 64, [11, 11], 4, padding="VALID", scope="conv1")
        net = max_pool2d(net, [2, 2], scope="pool1")
        net = conv2d(net, 256, [5, 5], padding="VALID", scope="conv2")
        net = max_pool2d(net, [2, 2], scope="pool2")
        net = conv2d(net, 512, [3, 3], scope="conv3")
        net = conv2d(net, 1024, [3, 3], scope="conv4")
        net = conv2d(net, 1024, [3, 3], scope="conv5")
        net = max_pool2d(net, [2, 2], scope="pool5")
        extra = {"weights_initializer": _random, "biases_initializer": _ones}
        net = head(net, num_classes, dropout_keep_prob, is_training, spatial_squeeze, (3072, [6, 6]), extra)
    return net, unknown("end points")


overfeat.default_image_size = 231
