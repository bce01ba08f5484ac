"""TF `slim.nets.vgg`."""

from _scopelint import unknown, variable_scope
from tensorflow.contrib.layers._convolutions import conv2d
from tensorflow.contrib.layers._initializers import _zeros
from tensorflow.contrib.layers._layers import max_pool2d, repeat
from tensorflow.contrib.slim.nets._common import conv_scope, head


def vgg_arg_scope(weight_decay=0.0005):
    return conv_scope(weight_decay, _zeros)


def _vgg(counts, default, inputs, num_classes, is_training, dropout_keep_prob, spatial_squeeze, scope):
    with variable_scope(scope, default, [inputs]):
        net = inputs
        for i, (count, depth) in enumerate(zip(counts, (64, 128, 256, 512, 512))):
            net = repeat(net, count, conv2d, depth, [3, 3], scope="conv%d" % (i + 1))
            net = max_pool2d(net, [2, 2], scope="pool%d" % (i + 1))
        net = head(net, num_classes, dropout_keep_prob, is_training, spatial_squeeze, (4096, [7, 7]), {})
    return net, unknown("end points")


def vgg_a(inputs, num_classes=1000, is_training=True, dropout_keep_prob=0.5, spatial_squeeze=True, scope="vgg_a"):
    return _vgg((1, 1, 2, 2, 2), "vgg_a", inputs, num_classes, is_training, dropout_keep_prob, spatial_squeeze, scope)


def vgg_16(inputs, num_classes=1000, is_training=True, dropout_keep_prob=0.5, spatial_squeeze=True, scope="vgg_16"):
    return _vgg((2, 2, 3, 3, 3), "vgg_16", inputs, num_classes, is_training, dropout_keep_prob, spatial_squeeze, scope)


def vgg_19(inputs, num_classes=1000, is_training=True, dropout_keep_prob=0.5, spatial_squeeze=True, scope="vgg_19"):
    return _vgg((2, 2, 4, 4, 4), "vgg_19", inputs, num_classes, is_training, dropout_keep_prob, spatial_squeeze, scope)


vgg_d = vgg_16
vgg_e = vgg_19
vgg_a.default_image_size = 224
vgg_16.default_image_size = 224
vgg_19.default_image_size = 224
