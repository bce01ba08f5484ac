"""TF `tf.keras.layers.EinsumDense`: a dense layer along any axes, which an equation names."""

from _scopelint import einsum_shape, given, is_unknown, leaves, shape_of, tensor, unknown
from tensorflow._base_layer import activate
from tensorflow.keras.layers._core import Layer


class EinsumDense(Layer):
    def __init__(
        self,
        equation,
        output_shape,
        activation=None,
        bias_axes=None,
        kernel_initializer="glorot_uniform",
        bias_initializer="zeros",
        kernel_regularizer=None,
        bias_regularizer=None,
        activity_regularizer=None,
        kernel_constraint=None,
        bias_constraint=None,
        **kwargs,
    ):
        super().__init__(activity_regularizer=activity_regularizer, **kwargs)
        self.equation = equation
        self.partial_output_shape = output_shape
        self.bias_axes = bias_axes
        self.activation = activation
        self.kernel_regularizer = kernel_regularizer
        self.bias_regularizer = bias_regularizer

    def _sizes(self, input_shape):
        """The letters of the inputs, of the kernel and of the outputs, and how long the axis of each letter is; None if unknown."""
        parts = (self.equation, self.bias_axes, self.partial_output_shape)
        if input_shape is None or any([is_unknown(each) for each in parts]):
            return None
        ins, rest = self.equation.replace(" ", "").split(",")
        kernel, outs = rest.split("->")
        wanted = leaves(self.partial_output_shape)
        left_out = self._left_out(input_shape)
        if ins.startswith("..."):
            ins, outs = ins[3:], outs[3:]
            input_shape = input_shape[left_out:]
        elif ins.endswith("..."):
            ins, outs = ins[:-3], outs[:-3]
            wanted = wanted[: len(outs) - 1]
        wanted = wanted[max(len(wanted) - len(outs), 0) :]  # the axes that the equation leaves out may be told or not
        sizes = {}
        for letter, size in zip(outs[-len(wanted) :], wanted):
            sizes[letter] = size
        for letter, size in zip(ins, input_shape):
            if sizes.get(letter) is None:
                sizes[letter] = size
        return kernel, outs, sizes

    def _left_out(self, input_shape):
        """How many axes of the inputs the equation has no letters for."""
        return len(input_shape) - len(self.equation.replace(" ", "").replace("...", "").split(",")[0])

    def build(self, input_shape):
        found = self._sizes(_dims(input_shape))
        self.bias = None
        if found is None:
            self.kernel = self.add_weight("kernel", shape=unknown("shape"), regularizer=self.kernel_regularizer)
            if given(self.bias_axes):
                self.bias = self.add_weight("bias", shape=unknown("shape"), regularizer=self.bias_regularizer)
            self.built = True
            return
        kernel, outs, sizes = found
        self.kernel = self.add_weight("kernel", shape=[sizes.get(each) for each in kernel], regularizer=self.kernel_regularizer)
        if given(self.bias_axes):
            first = min([outs.find(each) for each in self.bias_axes])
            shape = [sizes.get(each) if each in self.bias_axes else 1 for each in outs[first:]]
            if self.equation.endswith("..."):
                shape += [1] * self._left_out(_dims(input_shape))
            self.bias = self.add_weight("bias", shape=shape, regularizer=self.bias_regularizer)
        self.built = True

    def _ended(self, shape):
        """The shape of outputs that begin with the axes which the equation leaves out."""
        found = self._sizes(shape)
        if found is None:
            return None
        _, outs, sizes = found
        return shape[: self._left_out(shape)] + tuple([sizes.get(each) for each in outs])

    def call(self, inputs, *args, **kwargs):
        shape = None if is_unknown(self.equation) else einsum_shape(self.equation, [inputs, self.kernel])
        if shape is None and not is_unknown(self.equation) and self.equation.startswith("..."):
            shape = self._ended(shape_of(inputs))
        return activate(self.activation, tensor("einsum", [inputs, self.kernel, self.bias], shape))


def _dims(shape):
    """The dimensions of a `TensorShape`; None if their number is not known."""
    return None if is_unknown(shape) or shape.dims is None or is_unknown(shape.dims) else shape.as_list()
