"""TF `tf.contrib.slim.nets`."""
