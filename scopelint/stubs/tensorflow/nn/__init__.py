"""TF `tf.nn`."""

from tensorflow.nn._rnn import *
