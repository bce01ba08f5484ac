"""TF `tf.contrib.grid_rnn`: cells of cells along several dimensions, in a literal scope of the class's name."""

from _scopelint import channels, dtype_of, get_variable, get_variable_scope, is_sequence, shape_of, source, variable_scope
from tensorflow.contrib.layers._layers import fully_connected
from tensorflow.contrib.layers._utils import _relu
from tensorflow.nn.rnn_cell._base import RNNCell, _like
from tensorflow.nn.rnn_cell._cells import BasicLSTMCell, BasicRNNCell, GRUCell, LSTMCell


def _listed(dims):
    if dims is None:
        return []
    return sorted(set(dims)) if is_sequence(dims) else [dims]


class GridRNNCell(RNNCell):
    def __init__(
        self,
        num_units,
        num_dims=1,
        input_dims=None,
        output_dims=None,
        priority_dims=None,
        non_recurrent_dims=None,
        tied=False,
        cell_fn=None,
        non_recurrent_fn=None,
        state_is_tuple=True,
        output_is_tuple=True,
    ):
        self._num_units = num_units
        self._num_dims = num_dims
        self._inputs, self._outputs, self._priority = _listed(input_dims), _listed(output_dims), _listed(priority_dims)
        self._plain = _listed(non_recurrent_dims)
        self._recurrent = [i for i in range(num_dims) if i not in self._plain]
        self._tied = tied
        self._transfer = _relu if non_recurrent_fn is None else non_recurrent_fn
        self._state_is_tuple = state_is_tuple
        self._output_is_tuple = output_is_tuple

        def make():
            return LSTMCell(num_units=num_units, state_is_tuple=state_is_tuple) if cell_fn is None else cell_fn(num_units)

        self._cells = [make()] * num_dims if tied else [make() for _ in range(num_dims)]

    @property
    def output_size(self):
        size = self._cells[0].output_size
        return tuple(size for _ in self._outputs) if self._output_is_tuple else size * len(self._outputs)

    @property
    def state_size(self):
        size = self._cells[0].state_size
        if self._state_is_tuple:
            return tuple(size for _ in self._recurrent)
        return sum(size) * len(self._recurrent) if isinstance(size, tuple) else size * len(self._recurrent)

    def __call__(self, inputs, state, scope=None):
        units = self._num_units
        with_c = isinstance(self._cells[0].state_size, tuple)
        with variable_scope(scope or type(self).__name__):
            self._last = [_like(inputs, units, "slice", [inputs, state]) for _ in range(self._num_dims)]
            if self._inputs:
                self._project(inputs, with_c)
            self._new = {}
            self._called = False
            for i in [i for i in range(self._num_dims) if i not in self._priority] + self._priority:
                self._propagate(i, inputs, state, with_c)
            outputs = tuple(self._new[i][0] for i in self._outputs)
            states = tuple(self._new[i][1] for i in self._recurrent)
        if not self._output_is_tuple:
            outputs = _like(inputs, units * len(self._outputs), "concat", outputs)
        if not self._state_is_tuple:
            states = _like(inputs, self.state_size, "concat", states)
        return outputs, states

    def _project(self, inputs, with_c):
        parts = inputs if isinstance(inputs, tuple) else [inputs] * len(self._inputs)
        width = channels(shape_of(parts[0]), 1)
        if not isinstance(inputs, tuple) and len(self._inputs) > 1:
            width = width // len(self._inputs)
        for part, i in zip(parts, self._inputs):
            weights = [get_variable("project_m_%d" % i, [width, self._num_units], dtype=dtype_of(part))]
            if with_c:
                weights.append(get_variable("project_c_%d" % i, [width, self._num_units], dtype=dtype_of(part)))
            self._last[i] = _like(part, self._num_units, "matmul", [part, *weights])

    def _propagate(self, i, inputs, state, with_c):
        others = [self._new[d][0] if d in self._new else self._last[d] for d in range(self._num_dims - 1)]
        end = self._num_dims - 1
        last = self._new[end][0] if end in self._new else self._last[end]
        width = self._num_units * (self._num_dims - 1)
        joined = _like(inputs, width, "concat", others) if others else source((channels(shape_of(inputs), 0), 0), dtype_of(inputs))
        kind = "non_recurrent" if i in self._plain else "recurrent"
        with variable_scope(kind if self._tied else "%s/cell_%d" % (kind, i)):
            if self._tied and self._called:
                get_variable_scope().reuse_variables()
            if i in self._plain:
                initializer = get_variable_scope().initializer
                if initializer is None:
                    raise AttributeError("module 'tensorflow.contrib.layers' has no attribute 'initializers'")
                args = _like(inputs, width + self._num_units, "concat", [joined, last]) if others else last
                self._new[i] = (_transferred(args, self._num_units, self._transfer, initializer), None)
            else:
                self._new[i] = self._cells[i](joined, (last, last) if with_c else last)
        self._called = True


def _transferred(args, units, transfer, initializer):
    regularizer = get_variable_scope().regularizer
    return fully_connected(
        args, num_outputs=units, activation_fn=transfer, weights_initializer=initializer, weights_regularizer=regularizer
    )


class Grid1BasicRNNCell(GridRNNCell):
    def __init__(self, num_units, state_is_tuple=True, output_is_tuple=True):
        super().__init__(
            num_units, 1, 0, 0, 0, None, False, lambda n: BasicRNNCell(num_units=n), None, state_is_tuple, output_is_tuple
        )


class Grid1BasicLSTMCell(GridRNNCell):
    def __init__(self, num_units, forget_bias=1, state_is_tuple=True, output_is_tuple=True):
        super().__init__(
            num_units, 1, 0, 0, 0, None, False, lambda n: BasicLSTMCell(num_units=n), None, state_is_tuple, output_is_tuple
        )


class Grid1LSTMCell(GridRNNCell):
    def __init__(self, num_units, use_peepholes=False, forget_bias=1.0, state_is_tuple=True, output_is_tuple=True):
        super().__init__(
            num_units, 1, 0, 0, 0, None, False, lambda n: LSTMCell(num_units=n, use_peepholes=use_peepholes), None, state_is_tuple,
            output_is_tuple,
        )  # fmt: skip


class _Grid(GridRNNCell):
    """Several dimensions, the first of which takes the input and gives the output; it may be without a cell."""

    def __init__(self, num_dims, num_units, tied, non_recurrent_fn, cell_fn, state_is_tuple, output_is_tuple):
        plain = None if non_recurrent_fn is None else 0
        super().__init__(num_units, num_dims, 0, 0, 0, plain, tied, cell_fn, non_recurrent_fn, state_is_tuple, output_is_tuple)


class Grid2BasicRNNCell(_Grid):
    def __init__(self, num_units, tied=False, non_recurrent_fn=None, state_is_tuple=True, output_is_tuple=True):
        super().__init__(2, num_units, tied, non_recurrent_fn, lambda n: BasicRNNCell(num_units=n), state_is_tuple, output_is_tuple)


class Grid2BasicLSTMCell(_Grid):
    def __init__(self, num_units, tied=False, non_recurrent_fn=None, forget_bias=1, state_is_tuple=True, output_is_tuple=True):
        super().__init__(2, num_units, tied, non_recurrent_fn, lambda n: BasicLSTMCell(num_units=n), state_is_tuple, output_is_tuple)


class Grid2LSTMCell(_Grid):
    def __init__(
        self, num_units, tied=False, non_recurrent_fn=None, use_peepholes=False, forget_bias=1.0, state_is_tuple=True, output_is_tuple=True
    ):
        super().__init__(
            2, num_units, tied, non_recurrent_fn, lambda n: LSTMCell(num_units=n, use_peepholes=use_peepholes), state_is_tuple,
            output_is_tuple,
        )  # fmt: skip


class Grid3LSTMCell(_Grid):
    def __init__(
        self, num_units, tied=False, non_recurrent_fn=None, use_peepholes=False, forget_bias=1.0, state_is_tuple=True, output_is_tuple=True
    ):
        super().__init__(
            3, num_units, tied, non_recurrent_fn, lambda n: LSTMCell(num_units=n, use_peepholes=use_peepholes), state_is_tuple,
            output_is_tuple,
        )  # fmt: skip


class Grid2GRUCell(_Grid):
    def __init__(self, num_units, tied=False, non_recurrent_fn=None, state_is_tuple=True, output_is_tuple=True):
        super().__init__(2, num_units, tied, non_recurrent_fn, lambda n: GRUCell(num_units=n), state_is_tuple, output_is_tuple)
