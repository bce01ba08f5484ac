"""tensorflow.python.ops.partitioned_variables."""

from tensorflow._collections import (
    create_partitioned_variables,
    fixed_size_partitioner,
    min_max_variable_partitioner,
    variable_axis_size_partitioner,
)
