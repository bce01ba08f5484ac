"""tf_slim.ops."""
