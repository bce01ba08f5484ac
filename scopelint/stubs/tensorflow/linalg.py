"""tf.linalg."""

from tensorflow._array import diag as tensor_diag
from tensorflow._array import eye, matrix_transpose
from tensorflow._array import matrix_band_part as band_part
from tensorflow._array import matrix_diag as diag
from tensorflow._array import matrix_set_diag as set_diag
from tensorflow._math import cholesky, einsum, matmul, norm, tensordot, trace
from tensorflow._math import matrix_inverse as inv
from tensorflow.nn import l2_normalize
