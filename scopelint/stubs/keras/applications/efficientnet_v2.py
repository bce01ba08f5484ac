"""The same as `tf.keras.applications.efficientnet_v2`."""

from tensorflow.keras.applications.efficientnet_v2 import *
