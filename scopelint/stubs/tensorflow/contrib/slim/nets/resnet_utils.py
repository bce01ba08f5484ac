"""TF `slim.nets.resnet_utils`."""

from _scopelint import namedtuple, shape_of, tensor, variable_scope
from tensorflow.contrib.framework.arg_scope import add_arg_scope, arg_scope
from tensorflow.contrib.layers._convolutions import conv2d
from tensorflow.contrib.layers._initializers import _random, l2_regularizer
from tensorflow.contrib.layers._layers import max_pool2d
from tensorflow.contrib.layers._normalization import batch_norm
from tensorflow.contrib.layers._utils import _collected


class Block(namedtuple("Block", ("scope", "unit_fn", "args"))):
    pass


def subsample(inputs, factor, scope=None):
    if factor == 1:
        return inputs
    return max_pool2d(inputs, [1, 1], stride=factor, scope=scope)


def conv2d_same(inputs, num_outputs, kernel_size, stride, rate=1, scope=None):
    if stride == 1:
        return conv2d(inputs, num_outputs, kernel_size, stride=1, rate=rate, padding="SAME", scope=scope)
    total = kernel_size + (kernel_size - 1) * (rate - 1) - 1
    shape = shape_of(inputs)
    padded = None
    if shape is not None:
        padded = (shape[0],) + tuple(None if d is None else d + total for d in shape[1:3]) + (shape[3],)
    inputs = tensor("pad", [inputs], padded)
    return conv2d(inputs, num_outputs, kernel_size, stride=stride, rate=rate, padding="VALID", scope=scope)


@add_arg_scope
def stack_blocks_dense(net, blocks, output_stride=None, outputs_collections=None):
    current_stride = 1
    rate = 1
    for block in blocks:
        with variable_scope(block.scope, "block", [net]):
            for i, unit in enumerate(block.args):
                with variable_scope("unit_%d" % (i + 1), values=[net]):
                    if output_stride is not None and current_stride == output_stride:
                        changed = dict(unit)
                        changed["stride"] = 1
                        net = block.unit_fn(net, rate=rate, **changed)
                        rate = rate * unit.get("stride", 1)
                    else:
                        net = block.unit_fn(net, rate=1, **unit)
                        current_stride = current_stride * unit.get("stride", 1)
            net = _collected(net, outputs_collections)
    return net


def resnet_arg_scope(weight_decay=0.0001, batch_norm_decay=0.997, batch_norm_epsilon=1e-05, batch_norm_scale=True, **kwargs):
    params = {"decay": batch_norm_decay, "epsilon": batch_norm_epsilon, "scale": batch_norm_scale, "updates_collections": "update_ops"}
    with arg_scope(
        [conv2d],
        weights_regularizer=l2_regularizer(weight_decay),
        weights_initializer=_random,
        normalizer_fn=batch_norm,
        normalizer_params=params,
    ):
        with arg_scope([batch_norm], **params):
            with arg_scope([max_pool2d], padding="SAME") as scope:
                return scope


def units(unit_fn, scope, base_depth, num_units, stride):
    """A block whose last unit has the stride."""
    args = [{"depth": base_depth * 4, "depth_bottleneck": base_depth, "stride": 1}] * (num_units - 1)
    return Block(scope, unit_fn, args + [{"depth": base_depth * 4, "depth_bottleneck": base_depth, "stride": stride}])


def blocks(make, counts):
    """The four blocks of a standard network."""
    strides = (2, 2, 2, 1)
    return [make("block%d" % (i + 1), base_depth=64 * 2**i, num_units=counts[i], stride=strides[i]) for i in range(4)]
