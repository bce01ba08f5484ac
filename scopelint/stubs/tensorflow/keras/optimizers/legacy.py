"""TF `tf.keras.optimizers.legacy`: the same, as far as variables are concerned."""

from tensorflow.keras.optimizers import *
