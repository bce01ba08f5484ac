"""TF `slim.nets.inception_v1`."""

from tensorflow.contrib.slim.nets.inception import inception_v1, inception_v1_arg_scope, inception_v1_base
