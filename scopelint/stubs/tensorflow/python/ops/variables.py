"""tensorflow.python.ops.variables."""

from _scopelint import PartitionedVariable, Variable
from _scopelint import Variable as RefVariable
from _scopelint import Variable as VariableV1
from tensorflow._collections import *
