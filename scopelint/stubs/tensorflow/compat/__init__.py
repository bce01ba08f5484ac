"""TF `tf.compat`."""
