"""TF `slim.nets.inception_v3`."""

from tensorflow.contrib.slim.nets.inception import inception_v3, inception_v3_arg_scope, inception_v3_base
