"""Where TensorFlow itself has these names."""
