"""What matrices are taken apart into, and solved by, in TF `linalg_ops`."""

import _scopelint as _s


def _axes(shape, left_out):
    """The shape without its last axes."""
    return None if shape is None else shape[:-left_out]


def _like(op, value, name):
    return _s.tensor(op, [value], _s.shape_of(value), None, name)


def qr(input, full_matrices=False, name=None):
    shape = _s.shape_of(input)
    if shape is None or shape[-1] != shape[-2] or shape[-1] is None:
        return _s.tensor("qr", [input], None, None, name), _s.tensor("qr", [input])
    return _like("qr", input, name), _like("qr_right", input, None)


def svd(tensor, full_matrices=False, compute_uv=True, name=None):
    shape = _s.shape_of(tensor)
    square = shape is not None and shape[-1] == shape[-2] and shape[-1] is not None
    values = _s.tensor("svd", [tensor], shape[:-1] if square else None, None, name)
    if not compute_uv:
        return values
    sides = shape if square else None
    return values, _s.tensor("svd_left", [tensor], sides), _s.tensor("svd_right", [tensor], sides)


def self_adjoint_eig(tensor, name=None):
    return self_adjoint_eigvals(tensor, name), _like("eigenvectors", tensor, None)


def self_adjoint_eigvals(tensor, name=None):
    return _s.tensor("eigenvalues", [tensor], _axes(_s.shape_of(tensor), 1), None, name)


def matrix_determinant(input, name=None):
    return _s.tensor("determinant", [input], _axes(_s.shape_of(input), 2), None, name)


def logdet(matrix, name=None):
    return _s.tensor("logdet", [matrix], _axes(_s.shape_of(matrix), 2), None, name)


def slogdet(input, name=None):
    return _s.tensor("sign", [input], _axes(_s.shape_of(input), 2), None, name), logdet(input)


def matrix_solve(matrix, rhs, adjoint=False, name=None):
    return _s.tensor("matrix_solve", [matrix, rhs], _s.shape_of(rhs), None, name)


def matrix_triangular_solve(matrix, rhs, lower=True, adjoint=False, name=None):
    return _s.tensor("triangular_solve", [matrix, rhs], _s.shape_of(rhs), None, name)


def cholesky_solve(chol, rhs, name=None):
    return _s.tensor("cholesky_solve", [chol, rhs], _s.shape_of(rhs), None, name)


def matrix_solve_ls(matrix, rhs, l2_regularizer=0.0, fast=True, name=None):
    return _s.tensor("least_squares", [matrix, rhs], None, None, name)


def pinv(a, rcond=None, validate_args=False, name=None):
    shape = _s.shape_of(a)
    return _s.tensor("pinv", [a], None if shape is None else shape[:-2] + (shape[-1], shape[-2]), None, name)


def matrix_exponential(input, name=None):
    return _like("matrix_exponential", input, name)


def matrix_logarithm(input, name=None):
    return _like("matrix_logarithm", input, name)


def matrix_square_root(input, name=None):
    return _like("matrix_square_root", input, name)


def adjoint(matrix, name=None):
    shape = _s.shape_of(matrix)
    return _s.tensor("adjoint", [matrix], None if shape is None else shape[:-2] + (shape[-1], shape[-2]), None, name)


def matvec(a, b, transpose_a=False, adjoint_a=False, name=None, **kwargs):
    shape = _s.shape_of(a)
    if shape is not None:
        shape = shape[:-2] + (shape[-1] if transpose_a or adjoint_a else shape[-2],)
    return _s.tensor("matvec", [a, b], shape, None, name)


def cross(a, b, name=None):
    return _s.tensor("cross", [a, b], _s.shape_of(a), None, name)
