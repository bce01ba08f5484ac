"""TF `tf.keras`: layers that own their variables, which no variable scope shares."""

from tensorflow.keras import activations, backend, initializers, layers, losses, metrics, models, optimizers, regularizers, utils
from tensorflow.keras._model import Model, Sequential
from tensorflow.keras.layers._core import Input
