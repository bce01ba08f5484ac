"""tensorflow.python.ops.variables."""

from _scopelint import PartitionedVariable, Variable
from tensorflow._collections import *
