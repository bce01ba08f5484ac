"""tensorflow.python.keras.engine.input_layer."""

from tensorflow.keras.layers import Input, InputLayer
