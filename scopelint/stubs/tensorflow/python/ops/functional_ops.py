"""tensorflow.python.ops.functional_ops."""

from tensorflow._control import foldl, foldr, map_fn, scan
