"""TF `contrib/layers/python/layers/rev_block_lib.py`: reversible layers, each of whose functions has a scope of its own."""

from _scopelint import elementwise, get_variable_scope, variable_scope
from tensorflow.layers import Layer


def _in_scope(function, scope):
    def wrapped(*args):
        with variable_scope(scope, use_resource=True):
            return function(*args)

    return wrapped


def _per_layer(functions, num_layers, kind):
    listed = functions if isinstance(functions, list) else [functions] * num_layers
    return [_in_scope(function, "revlayer_%d/%s" % (i, kind)) for i, function in enumerate(listed)]


class RevBlock(Layer):
    def __init__(self, f, g, num_layers=1, f_side_input=None, g_side_input=None, use_efficient_backprop=True, name="revblock", **kwargs):
        super().__init__(name=name, **kwargs)
        self.f = _per_layer(f, num_layers, "f")
        self.g = _per_layer(g, num_layers, "g")
        self.num_layers = num_layers
        self.f_side_input = f_side_input or []
        self.g_side_input = g_side_input or []

    def build(self, _):
        self.built = True

    def call(self, inputs, forward=True):
        x1, x2 = inputs
        order = range(self.num_layers) if forward else reversed(range(self.num_layers))
        for i in order:
            if forward:
                x1 = elementwise("add", [x1, self.f[i](x2, self.f_side_input) if self.f_side_input else self.f[i](x2)])
                x2 = elementwise("add", [x2, self.g[i](x1, self.g_side_input) if self.g_side_input else self.g[i](x1)])
            else:
                x2 = elementwise("sub", [x2, self.g[i](x1, self.g_side_input) if self.g_side_input else self.g[i](x1)])
                x1 = elementwise("sub", [x1, self.f[i](x2, self.f_side_input) if self.f_side_input else self.f[i](x2)])
        return x1, x2

    def forward(self, x1, x2):
        return self.apply([x1, x2])

    def backward(self, y1, y2):
        return self.apply([y1, y2], forward=False)


def rev_block(x1, x2, f, g, num_layers=1, f_side_input=None, g_side_input=None, is_training=True):
    block = RevBlock(f, g, num_layers, f_side_input, g_side_input, is_training, _reuse=get_variable_scope().reuse)
    return block.forward(x1, x2)


def recompute_grad(fn=None, use_data_dep=False, tupleize_grads=False):
    return fn if fn is not None else lambda function: function
