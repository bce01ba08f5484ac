"""TF `slim.nets.resnet_v1`."""

from _scopelint import channels, elementwise, given, shape_of, unknown, variable_scope
from tensorflow.contrib.framework.arg_scope import add_arg_scope, arg_scope
from tensorflow.contrib.layers._convolutions import conv2d
from tensorflow.contrib.layers._layers import max_pool2d, softmax
from tensorflow.contrib.layers._normalization import batch_norm
from tensorflow.contrib.layers._utils import _collected
from tensorflow.contrib.slim.nets import resnet_utils
from tensorflow.contrib.slim.nets._common import pooled

resnet_arg_scope = resnet_utils.resnet_arg_scope


@add_arg_scope
def bottleneck(inputs, depth, depth_bottleneck, stride, rate=1, outputs_collections=None, scope=None):
    with variable_scope(scope, "bottleneck_v1", [inputs]):
        if depth == channels(shape_of(inputs), -1):
            shortcut = resnet_utils.subsample(inputs, stride, "shortcut")
        else:
            shortcut = conv2d(inputs, depth, [1, 1], stride=stride, activation_fn=None, scope="shortcut")
        residual = conv2d(inputs, depth_bottleneck, [1, 1], stride=1, scope="conv1")
        residual = resnet_utils.conv2d_same(residual, depth_bottleneck, 3, stride, rate=rate, scope="conv2")
        residual = conv2d(residual, depth, [1, 1], stride=1, activation_fn=None, scope="conv3")
        output = elementwise("add", [shortcut, residual])
        return _collected(output, outputs_collections)


def resnet_v1(
    inputs,
    blocks,
    num_classes=None,
    is_training=True,
    global_pool=True,
    output_stride=None,
    include_root_block=True,
    reuse=None,
    scope=None,
):
    with variable_scope(scope, "resnet_v1", [inputs], reuse=reuse):
        with arg_scope([batch_norm], is_training=is_training):
            net = inputs
            stride = output_stride
            if given(include_root_block):
                if given(output_stride):
                    stride = output_stride / 4
                net = resnet_utils.conv2d_same(net, 64, 7, stride=2, scope="conv1")
                net = max_pool2d(net, [3, 3], stride=2, scope="pool1")
            net = resnet_utils.stack_blocks_dense(net, blocks, stride)
            if given(global_pool):
                net = pooled(net)
            end_points = unknown("end points")
            if given(num_classes):
                net = conv2d(net, num_classes, [1, 1], activation_fn=None, normalizer_fn=None, scope="logits")
                softmax(net, scope="predictions")
    return net, end_points


resnet_v1.default_image_size = 224


def resnet_v1_block(scope, base_depth, num_units, stride):
    return resnet_utils.units(bottleneck, scope, base_depth, num_units, stride)


def resnet_v1_50(inputs, num_classes=None, is_training=True, global_pool=True, output_stride=None, reuse=None, scope="resnet_v1_50"):
    blocks = resnet_utils.blocks(resnet_v1_block, (3, 4, 6, 3))
    return resnet_v1(inputs, blocks, num_classes, is_training, global_pool, output_stride, True, reuse, scope)


def resnet_v1_101(inputs, num_classes=None, is_training=True, global_pool=True, output_stride=None, reuse=None, scope="resnet_v1_101"):
    blocks = resnet_utils.blocks(resnet_v1_block, (3, 4, 23, 3))
    return resnet_v1(inputs, blocks, num_classes, is_training, global_pool, output_stride, True, reuse, scope)


def resnet_v1_152(inputs, num_classes=None, is_training=True, global_pool=True, output_stride=None, reuse=None, scope="resnet_v1_152"):
    blocks = resnet_utils.blocks(resnet_v1_block, (3, 8, 36, 3))
    return resnet_v1(inputs, blocks, num_classes, is_training, global_pool, output_stride, True, reuse, scope)


def resnet_v1_200(inputs, num_classes=None, is_training=True, global_pool=True, output_stride=None, reuse=None, scope="resnet_v1_200"):
    blocks = resnet_utils.blocks(resnet_v1_block, (3, 24, 36, 3))
    return resnet_v1(inputs, blocks, num_classes, is_training, global_pool, output_stride, True, reuse, scope)
