"""TF `tf.contrib` (TensorFlow 1 only)."""
