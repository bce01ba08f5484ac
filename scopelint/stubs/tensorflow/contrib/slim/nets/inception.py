"""TF `slim.nets.inception`: three networks as tables of end points, each with its branches."""

from _scopelint import given, is_unknown, shape_of, variable_scope
from tensorflow.contrib.framework.arg_scope import arg_scope
from tensorflow.contrib.layers._convolutions import conv2d, separable_conv2d
from tensorflow.contrib.layers._initializers import _random, l2_regularizer
from tensorflow.contrib.layers._layers import avg_pool2d, dropout, fully_connected, max_pool2d, softmax
from tensorflow.contrib.layers._normalization import batch_norm
from tensorflow.contrib.slim.nets._common import joined, squeezed

_V1 = (
    ("Conv2d_1a_7x7", ((("conv", "Conv2d_1a_7x7", 64, (7, 7), 2, None),),)),
    ("MaxPool_2a_3x3", ((("max", "MaxPool_2a_3x3", (3, 3), 2, None),),)),
    ("Conv2d_2b_1x1", ((("conv", "Conv2d_2b_1x1", 64, (1, 1), 1, None),),)),
    ("Conv2d_2c_3x3", ((("conv", "Conv2d_2c_3x3", 192, (3, 3), 1, None),),)),
    ("MaxPool_3a_3x3", ((("max", "MaxPool_3a_3x3", (3, 3), 2, None),),)),
    ("Mixed_3b", (
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 96, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 128, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 16, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 32, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 32, (1, 1), 1, None)),
    )),
    ("Mixed_3c", (
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 192, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 32, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 64, (1, 1), 1, None)),
    )),
    ("MaxPool_4a_3x3", ((("max", "MaxPool_4a_3x3", (3, 3), 2, None),),)),
    ("Mixed_4b", (
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 96, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 208, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 16, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 48, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 64, (1, 1), 1, None)),
    )),
    ("Mixed_4c", (
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 112, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 224, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 24, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 64, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 64, (1, 1), 1, None)),
    )),
    ("Mixed_4d", (
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 256, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 24, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 64, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 64, (1, 1), 1, None)),
    )),
    ("Mixed_4e", (
        (("conv", "Conv2d_0a_1x1", 112, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 144, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 288, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 32, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 64, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 64, (1, 1), 1, None)),
    )),
    ("Mixed_4f", (
        (("conv", "Conv2d_0a_1x1", 256, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 320, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 32, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 128, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 128, (1, 1), 1, None)),
    )),
    ("MaxPool_5a_2x2", ((("max", "MaxPool_5a_2x2", (2, 2), 2, None),),)),
    ("Mixed_5b", (
        (("conv", "Conv2d_0a_1x1", 256, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 320, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 32, (1, 1), 1, None), ("conv", "Conv2d_0a_3x3", 128, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 128, (1, 1), 1, None)),
    )),
    ("Mixed_5c", (
        (("conv", "Conv2d_0a_1x1", 384, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 384, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 48, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 128, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 128, (1, 1), 1, None)),
    )),
)  # fmt: skip

_V2 = (
    ("Conv2d_1a_7x7", ((("separable", "Conv2d_1a_7x7", 64, (7, 7), 2, None),),)),
    ("MaxPool_2a_3x3", ((("max", "MaxPool_2a_3x3", (3, 3), 2, None),),)),
    ("Conv2d_2b_1x1", ((("conv", "Conv2d_2b_1x1", 64, (1, 1), 1, None),),)),
    ("Conv2d_2c_3x3", ((("conv", "Conv2d_2c_3x3", 192, (3, 3), 1, None),),)),
    ("MaxPool_3a_3x3", ((("max", "MaxPool_3a_3x3", (3, 3), 2, None),),)),
    ("Mixed_3b", (
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 64, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 96, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 32, (1, 1), 1, None)),
    )),
    ("Mixed_3c", (
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 96, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 64, (1, 1), 1, None)),
    )),
    ("Mixed_4a", (
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None), ("conv", "Conv2d_1a_3x3", 160, (3, 3), 2, None)),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None), ("conv", "Conv2d_1a_3x3", 96, (3, 3), 2, None)),
        (("max", "MaxPool_1a_3x3", (3, 3), 2, None),),
    )),
    ("Mixed_4b", (
        (("conv", "Conv2d_0a_1x1", 224, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 96, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 128, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 128, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 128, (1, 1), 1, None)),
    )),
    ("Mixed_4c", (
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 96, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 128, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 96, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 128, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 128, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 128, (1, 1), 1, None)),
    )),
    ("Mixed_4d", (
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 160, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 160, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 160, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 96, (1, 1), 1, None)),
    )),
    ("Mixed_4e", (
        (("conv", "Conv2d_0a_1x1", 96, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 192, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 192, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 192, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 96, (1, 1), 1, None)),
    )),
    ("Mixed_5a", (
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None), ("conv", "Conv2d_1a_3x3", 192, (3, 3), 2, None)),
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 256, (3, 3), 1, None), ("conv", "Conv2d_1a_3x3", 256, (3, 3), 2, None)),
        (("max", "MaxPool_1a_3x3", (3, 3), 2, None),),
    )),
    ("Mixed_5b", (
        (("conv", "Conv2d_0a_1x1", 352, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 320, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 224, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 224, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 128, (1, 1), 1, None)),
    )),
    ("Mixed_5c", (
        (("conv", "Conv2d_0a_1x1", 352, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 320, (3, 3), 1, None)),
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 224, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 224, (3, 3), 1, None)),
        (("max", "MaxPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 128, (1, 1), 1, None)),
    )),
)  # fmt: skip

_V3 = (
    ("Conv2d_1a_3x3", ((("conv", "Conv2d_1a_3x3", 32, (3, 3), 2, None),),)),
    ("Conv2d_2a_3x3", ((("conv", "Conv2d_2a_3x3", 32, (3, 3), 1, None),),)),
    ("Conv2d_2b_3x3", ((("conv", "Conv2d_2b_3x3", 64, (3, 3), 1, "SAME"),),)),
    ("MaxPool_3a_3x3", ((("max", "MaxPool_3a_3x3", (3, 3), 2, None),),)),
    ("Conv2d_3b_1x1", ((("conv", "Conv2d_3b_1x1", 80, (1, 1), 1, None),),)),
    ("Conv2d_4a_3x3", ((("conv", "Conv2d_4a_3x3", 192, (3, 3), 1, None),),)),
    ("MaxPool_5a_3x3", ((("max", "MaxPool_5a_3x3", (3, 3), 2, None),),)),
    ("Mixed_5b", (
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 48, (1, 1), 1, None), ("conv", "Conv2d_0b_5x5", 64, (5, 5), 1, None)),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 96, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 32, (1, 1), 1, None)),
    )),
    ("Mixed_5c", (
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None),),
        (("conv", "Conv2d_0b_1x1", 48, (1, 1), 1, None), ("conv", "Conv_1_0c_5x5", 64, (5, 5), 1, None)),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 96, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 64, (1, 1), 1, None)),
    )),
    ("Mixed_5d", (
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 48, (1, 1), 1, None), ("conv", "Conv2d_0b_5x5", 64, (5, 5), 1, None)),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None), ("conv", "Conv2d_0c_3x3", 96, (3, 3), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 64, (1, 1), 1, None)),
    )),
    ("Mixed_6a", (
        (("conv", "Conv2d_1a_1x1", 384, (3, 3), 2, "VALID"),),
        (("conv", "Conv2d_0a_1x1", 64, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 96, (3, 3), 1, None), ("conv", "Conv2d_1a_1x1", 96, (3, 3), 2, "VALID")),
        (("max", "MaxPool_1a_3x3", (3, 3), 2, "VALID"),),
    )),
    ("Mixed_6b", (
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None), ("conv", "Conv2d_0b_1x7", 128, (1, 7), 1, None), ("conv", "Conv2d_0c_7x1", 192, (7, 1), 1, None)),
        (("conv", "Conv2d_0a_1x1", 128, (1, 1), 1, None), ("conv", "Conv2d_0b_7x1", 128, (7, 1), 1, None), ("conv", "Conv2d_0c_1x7", 128, (1, 7), 1, None), ("conv", "Conv2d_0d_7x1", 128, (7, 1), 1, None), ("conv", "Conv2d_0e_1x7", 192, (1, 7), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 192, (1, 1), 1, None)),
    )),
    ("Mixed_6c", (
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None), ("conv", "Conv2d_0b_1x7", 160, (1, 7), 1, None), ("conv", "Conv2d_0c_7x1", 192, (7, 1), 1, None)),
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None), ("conv", "Conv2d_0b_7x1", 160, (7, 1), 1, None), ("conv", "Conv2d_0c_1x7", 160, (1, 7), 1, None), ("conv", "Conv2d_0d_7x1", 160, (7, 1), 1, None), ("conv", "Conv2d_0e_1x7", 192, (1, 7), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 192, (1, 1), 1, None)),
    )),
    ("Mixed_6d", (
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None), ("conv", "Conv2d_0b_1x7", 160, (1, 7), 1, None), ("conv", "Conv2d_0c_7x1", 192, (7, 1), 1, None)),
        (("conv", "Conv2d_0a_1x1", 160, (1, 1), 1, None), ("conv", "Conv2d_0b_7x1", 160, (7, 1), 1, None), ("conv", "Conv2d_0c_1x7", 160, (1, 7), 1, None), ("conv", "Conv2d_0d_7x1", 160, (7, 1), 1, None), ("conv", "Conv2d_0e_1x7", 192, (1, 7), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 192, (1, 1), 1, None)),
    )),
    ("Mixed_6e", (
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None), ("conv", "Conv2d_0b_1x7", 192, (1, 7), 1, None), ("conv", "Conv2d_0c_7x1", 192, (7, 1), 1, None)),
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None), ("conv", "Conv2d_0b_7x1", 192, (7, 1), 1, None), ("conv", "Conv2d_0c_1x7", 192, (1, 7), 1, None), ("conv", "Conv2d_0d_7x1", 192, (7, 1), 1, None), ("conv", "Conv2d_0e_1x7", 192, (1, 7), 1, None)),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 192, (1, 1), 1, None)),
    )),
    ("Mixed_7a", (
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None), ("conv", "Conv2d_1a_3x3", 320, (3, 3), 2, "VALID")),
        (("conv", "Conv2d_0a_1x1", 192, (1, 1), 1, None), ("conv", "Conv2d_0b_1x7", 192, (1, 7), 1, None), ("conv", "Conv2d_0c_7x1", 192, (7, 1), 1, None), ("conv", "Conv2d_1a_3x3", 192, (3, 3), 2, "VALID")),
        (("max", "MaxPool_1a_3x3", (3, 3), 2, "VALID"),),
    )),
    ("Mixed_7b", (
        (("conv", "Conv2d_0a_1x1", 320, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 384, (1, 1), 1, None), ("both", ("conv", "Conv2d_0b_1x3", 384, (1, 3), 1, None), ("conv", "Conv2d_0b_3x1", 384, (3, 1), 1, None))),
        (("conv", "Conv2d_0a_1x1", 448, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 384, (3, 3), 1, None), ("both", ("conv", "Conv2d_0c_1x3", 384, (1, 3), 1, None), ("conv", "Conv2d_0d_3x1", 384, (3, 1), 1, None))),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 192, (1, 1), 1, None)),
    )),
    ("Mixed_7c", (
        (("conv", "Conv2d_0a_1x1", 320, (1, 1), 1, None),),
        (("conv", "Conv2d_0a_1x1", 384, (1, 1), 1, None), ("both", ("conv", "Conv2d_0b_1x3", 384, (1, 3), 1, None), ("conv", "Conv2d_0c_3x1", 384, (3, 1), 1, None))),
        (("conv", "Conv2d_0a_1x1", 448, (1, 1), 1, None), ("conv", "Conv2d_0b_3x3", 384, (3, 3), 1, None), ("both", ("conv", "Conv2d_0c_1x3", 384, (1, 3), 1, None), ("conv", "Conv2d_0d_3x1", 384, (3, 1), 1, None))),
        (("avg", "AvgPool_0a_3x3", (3, 3), 1, None), ("conv", "Conv2d_0b_1x1", 192, (1, 1), 1, None)),
    )),
)  # fmt: skip


def _deep(depth, multiplier, least):
    return max(int(depth * multiplier), least)


def _one(net, op, multiplier, least):
    """One step of a branch."""
    kind, name = op[0], op[1]
    if kind == "both":
        return joined([_one(net, op[1], multiplier, least), _one(net, op[2], multiplier, least)])
    more = {} if op[-1] is None else {"padding": op[-1]}
    if kind == "max":
        return max_pool2d(net, list(op[2]), stride=op[3], scope=name, **more)
    if kind == "avg":
        return avg_pool2d(net, list(op[2]), stride=op[3], scope=name, **more)
    depth = _deep(op[2], multiplier, least)
    if kind == "separable":
        return separable_conv2d(net, depth, list(op[3]), depth_multiplier=min(int(depth / 3), 8), stride=op[4], scope=name)
    return conv2d(net, depth, list(op[3]), stride=op[4], scope=name, **more)


def _base(table, default, padding, inputs, final_endpoint, multiplier, least, scope):
    end_points = {}
    net = inputs
    with variable_scope(scope, default, [inputs]):
        for name, branches in table:
            same = "SAME" if name[:5] == "Mixed" else padding
            with arg_scope([conv2d, max_pool2d, avg_pool2d, separable_conv2d], stride=1, padding=same):
                if len(branches) == 1:
                    net = _one(net, branches[0][0], multiplier, least)
                else:
                    with variable_scope(name):
                        parts = []
                        for i, branch in enumerate(branches):
                            with variable_scope("Branch_%d" % i):
                                part = net
                                for op in branch:
                                    part = _one(part, op, multiplier, least)
                            parts.append(part)
                        net = joined(parts)
            end_points[name] = net
            if name == final_endpoint:
                return net, end_points
    return net, end_points


def inception_v1_base(inputs, final_endpoint="Mixed_5c", scope="InceptionV1"):
    with arg_scope([conv2d, fully_connected], weights_initializer=_random):
        return _base(_V1, "InceptionV1", "SAME", inputs, final_endpoint, 1, 0, scope)


def inception_v2_base(inputs, final_endpoint="Mixed_5c", min_depth=16, depth_multiplier=1.0, scope=None):
    return _base(_V2, "InceptionV2", "SAME", inputs, final_endpoint, depth_multiplier, min_depth, scope)


def inception_v3_base(inputs, final_endpoint="Mixed_7c", min_depth=16, depth_multiplier=1.0, scope=None):
    return _base(_V3, "InceptionV3", "VALID", inputs, final_endpoint, depth_multiplier, min_depth, scope)


def _small(net, size):
    """A kernel no larger than its input."""
    shape = shape_of(net)
    if shape is None or shape[1] is None or shape[2] is None or is_unknown(shape[1]) or is_unknown(shape[2]):
        return size
    return [min(shape[1], size[0]), min(shape[2], size[1])]


def _logits(net, end_points, num_classes, keep_prob, size, names, spatial_squeeze, prediction_fn):
    with variable_scope("Logits"):
        kernel = _small(net, size)
        net = avg_pool2d(net, kernel, stride=1, padding="VALID", scope=names[0])
        net = dropout(net, keep_prob, scope=names[1])
        logits = conv2d(net, num_classes, [1, 1], activation_fn=None, normalizer_fn=None, scope=names[2])
        if given(spatial_squeeze):
            logits = squeezed(logits)
    end_points["Logits"] = logits
    end_points["Predictions"] = prediction_fn(logits, scope="Predictions")
    return logits, end_points


def inception_v1(
    inputs,
    num_classes=1000,
    is_training=True,
    dropout_keep_prob=0.8,
    prediction_fn=softmax,
    spatial_squeeze=True,
    reuse=None,
    scope="InceptionV1",
):
    with variable_scope(scope, "InceptionV1", [inputs, num_classes], reuse=reuse) as scope:
        with arg_scope([batch_norm, dropout], is_training=is_training):
            net, end_points = inception_v1_base(inputs, scope=scope)
            names = ("MaxPool_0a_7x7", "Dropout_0b", "Conv2d_0c_1x1")
            return _logits(net, end_points, num_classes, dropout_keep_prob, [7, 7], names, spatial_squeeze, prediction_fn)


def inception_v2(
    inputs,
    num_classes=1000,
    is_training=True,
    dropout_keep_prob=0.8,
    min_depth=16,
    depth_multiplier=1.0,
    prediction_fn=softmax,
    spatial_squeeze=True,
    reuse=None,
    scope="InceptionV2",
):
    with variable_scope(scope, "InceptionV2", [inputs, num_classes], reuse=reuse) as scope:
        with arg_scope([batch_norm, dropout], is_training=is_training):
            net, end_points = inception_v2_base(inputs, scope=scope, min_depth=min_depth, depth_multiplier=depth_multiplier)
            names = ("AvgPool_1a", "Dropout_1b", "Conv2d_1c_1x1")
            return _logits(net, end_points, num_classes, dropout_keep_prob, [7, 7], names, spatial_squeeze, prediction_fn)


def inception_v3(
    inputs,
    num_classes=1000,
    is_training=True,
    dropout_keep_prob=0.8,
    min_depth=16,
    depth_multiplier=1.0,
    prediction_fn=softmax,
    spatial_squeeze=True,
    reuse=None,
    scope="InceptionV3",
    create_aux_logits=True,
):
    with variable_scope(scope, "InceptionV3", [inputs, num_classes], reuse=reuse) as scope:
        with arg_scope([batch_norm, dropout], is_training=is_training):
            net, end_points = inception_v3_base(inputs, scope=scope, min_depth=min_depth, depth_multiplier=depth_multiplier)
            with arg_scope([conv2d, max_pool2d, avg_pool2d], stride=1, padding="SAME"):
                with variable_scope("AuxLogits"):
                    aux = avg_pool2d(end_points["Mixed_6e"], [5, 5], stride=3, padding="VALID", scope="AvgPool_1a_5x5")
                    aux = conv2d(aux, _deep(128, depth_multiplier, min_depth), [1, 1], scope="Conv2d_1b_1x1")
                    kernel = _small(aux, [5, 5])
                    depth = _deep(768, depth_multiplier, min_depth)
                    aux = conv2d(aux, depth, kernel, padding="VALID", scope="Conv2d_2a_{}x{}".format(*kernel))
                    aux = conv2d(aux, num_classes, [1, 1], activation_fn=None, normalizer_fn=None, scope="Conv2d_2b_1x1")
                    end_points["AuxLogits"] = squeezed(aux) if given(spatial_squeeze) else aux
            names = ("AvgPool_1a", "Dropout_1b", "Conv2d_1c_1x1")
            return _logits(net, end_points, num_classes, dropout_keep_prob, [8, 8], names, spatial_squeeze, prediction_fn)


inception_v1.default_image_size = 224
inception_v2.default_image_size = 224
inception_v3.default_image_size = 299


def _scope(weight_decay, collection, normalize=True, updates="update_ops"):
    moving = {"beta": None, "gamma": None, "moving_mean": [collection], "moving_variance": [collection]}
    params = {"decay": 0.9997, "epsilon": 0.001, "updates_collections": updates, "variables_collections": moving}
    with arg_scope([conv2d, fully_connected], weights_regularizer=l2_regularizer(weight_decay)):
        if not given(normalize):
            with arg_scope([conv2d], weights_initializer=_random, normalizer_fn=None, normalizer_params={}) as scope:
                return scope
        with arg_scope([conv2d], weights_initializer=_random, normalizer_fn=batch_norm, normalizer_params=params) as scope:
            return scope


def inception_v1_arg_scope(weight_decay=4e-05, use_batch_norm=True, batch_norm_var_collection="moving_vars"):
    return _scope(weight_decay, batch_norm_var_collection, use_batch_norm)


def inception_v2_arg_scope(weight_decay=4e-05, batch_norm_var_collection="moving_vars"):
    return _scope(weight_decay, batch_norm_var_collection)


def inception_v3_arg_scope(
    weight_decay=4e-05,
    batch_norm_var_collection="moving_vars",
    batch_norm_decay=0.9997,
    batch_norm_epsilon=0.001,
    updates_collections="update_ops",
    use_fused_batchnorm=True,
):
    return _scope(weight_decay, batch_norm_var_collection, True, updates_collections)
