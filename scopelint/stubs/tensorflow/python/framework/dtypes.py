"""tensorflow.python.framework.dtypes."""

from _scopelint import DType
from tensorflow._dtypes import *
