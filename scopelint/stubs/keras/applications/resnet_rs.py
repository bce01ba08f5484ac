"""The same as `tf.keras.applications.resnet_rs`."""

from tensorflow.keras.applications.resnet_rs import *
