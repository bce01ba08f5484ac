"""tf_slim.nets."""
