"""TF `tensorflow.python.layers.normalization`."""

from tensorflow.layers import *

BatchNorm = BatchNormalization
batch_norm = batch_normalization
