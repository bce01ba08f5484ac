"""tf.linalg."""

from tensorflow._array import diag as tensor_diag
from tensorflow._array import eye, matrix_transpose
from tensorflow._array import matrix_band_part as band_part
from tensorflow._array import matrix_diag as diag
from tensorflow._array import matrix_set_diag as set_diag
from tensorflow._math import cholesky, einsum, matmul, norm, tensordot, trace
from tensorflow._math import matrix_inverse as inv
from tensorflow._matrices import *
from tensorflow._matrices import matrix_determinant as det
from tensorflow._matrices import matrix_exponential as expm
from tensorflow._matrices import matrix_logarithm as logm
from tensorflow._matrices import matrix_solve as solve
from tensorflow._matrices import matrix_solve_ls as lstsq
from tensorflow._matrices import matrix_square_root as sqrtm
from tensorflow._matrices import matrix_triangular_solve as triangular_solve
from tensorflow._matrices import self_adjoint_eig as eigh
from tensorflow._matrices import self_adjoint_eigvals as eigvalsh
from tensorflow.nn import l2_normalize
