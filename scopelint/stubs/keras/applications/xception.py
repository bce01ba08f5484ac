"""The same as `tf.keras.applications.xception`."""

from tensorflow.keras.applications.xception import *
