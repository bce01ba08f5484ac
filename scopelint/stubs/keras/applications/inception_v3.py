"""The same as `tf.keras.applications.inception_v3`."""

from tensorflow.keras.applications.inception_v3 import *
