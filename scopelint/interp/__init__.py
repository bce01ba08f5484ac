"""The abstract interpreter: runs the user's Python over abstract values, on a model of TensorFlow."""
