"""TensorFlow 1's API, as far as variables, scopes and shapes are concerned."""

from _scopelint import (
    AUTO_REUSE,
    Dimension,
    DType,
    Graph,
    Operation,
    Tensor,
    TensorShape,
    Variable,
    VariableScope,
    add_to_collection,
    add_to_collections,
    get_collection,
    get_collection_ref,
    get_default_graph,
    get_local_variable,
    get_variable,
    get_variable_scope,
    make_template,
    name_scope,
    reset_default_graph,
    variable_creator_scope,
    variable_op_scope,
    variable_scope,
)
from tensorflow._array import *
from tensorflow._behavior import *
from tensorflow._collections import *
from tensorflow._control import *
from tensorflow._dtypes import *
from tensorflow._initializers import (
    constant_initializer,
    glorot_normal_initializer,
    glorot_uniform_initializer,
    ones_initializer,
    orthogonal_initializer,
    random_normal_initializer,
    random_uniform_initializer,
    truncated_normal_initializer,
    uniform_unit_scaling_initializer,
    variance_scaling_initializer,
    zeros_initializer,
)
from tensorflow._functions import *
from tensorflow._math import *
from tensorflow._matrices import (
    cholesky_solve,
    cross,
    matrix_determinant,
    matrix_solve,
    matrix_solve_ls,
    matrix_triangular_solve,
    qr,
    self_adjoint_eig,
    self_adjoint_eigvals,
    svd,
)
from tensorflow._queues import *
from tensorflow._random import *
from tensorflow._range import *
from tensorflow._session import *
