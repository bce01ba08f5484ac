# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
from tensorflow.contrib.slim.nets import resnet_v1, resnet_utils

x = tf.placeholder(tf.float32, [1, 64, 64, 3])
blocks = [
    resnet_v1.resnet_v1_block("block1", base_depth=4, num_units=2, stride=2),
    resnet_utils.Block("block2", resnet_v1.bottleneck, [{"depth": 32, "depth_bottleneck": 8, "stride": 1}] * 2),
]
with slim.arg_scope(resnet_v1.resnet_arg_scope()):
    net, ends = resnet_v1.resnet_v1(x, blocks, 7, global_pool=False, output_stride=8, scope="mini")
    tf.get_variable("seen", net.shape)
    net, ends = resnet_v1.resnet_v1(x, blocks, is_training=False, include_root_block=False, reuse=None, scope=None)
    net, ends = resnet_v1.resnet_v1(x, blocks)
