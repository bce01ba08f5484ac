"""tensorflow.python.ops.embedding_ops."""

from tensorflow.nn import embedding_lookup, embedding_lookup_sparse, safe_embedding_lookup_sparse
