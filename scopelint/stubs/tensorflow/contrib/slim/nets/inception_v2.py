"""TF `slim.nets.inception_v2`."""

from tensorflow.contrib.slim.nets.inception import inception_v2, inception_v2_arg_scope, inception_v2_base
