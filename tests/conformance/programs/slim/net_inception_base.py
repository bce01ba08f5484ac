# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
from tensorflow.contrib.slim.nets import inception

x = tf.placeholder(tf.float32, [1, 299, 299, 3])
with slim.arg_scope(inception.inception_v3_arg_scope()):
    net, ends = inception.inception_v3_base(x, final_endpoint="Mixed_5d")
    tf.get_variable("seen", ends["Mixed_5b"].shape)
    net, ends = inception.inception_v3_base(x, final_endpoint="Mixed_5b", depth_multiplier=0.5, scope="half")
net, ends = inception.inception_v1_base(x, "MaxPool_4a_3x3")
net, ends = inception.inception_v2_base(x, "Mixed_3b", scope="two")
net, ends = inception.inception_v1_base(x, "MaxPool_4a_3x3")
