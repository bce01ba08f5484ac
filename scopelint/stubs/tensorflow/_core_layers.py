"""The layers that tf.layers and Keras have in common, as Keras classes."""

from _scopelint import (
    TensorShape,
    channels,
    dtype_of,
    elementwise,
    flat_shape,
    given,
    is_config,
    is_sequence,
    is_tensor,
    is_unknown,
    keep,
    left_out,
    note,
    raises,
    refuse_rank,
    shape_of,
    since,
    source,
    tensor,
    told,
    transposed_shape,
    unknown,
    version_at_least,
    window,
    window_shape,
    writing,
)
from tensorflow._base_layer import Layer, activate, get_initializer, get_regularizer, initializer_named


class Dense(Layer):
    def __init__(
        self,
        units,
        activation=None,
        use_bias=True,
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
        keep(
            self,
            units=units,
            activation=activation,
            use_bias=use_bias,
            kernel_initializer=initializer_named if is_config(kernel_initializer) else kernel_initializer,
            bias_initializer=initializer_named if is_config(bias_initializer) else bias_initializer,
            kernel_regularizer=kernel_regularizer,
            bias_regularizer=bias_regularizer,
            kernel_constraint=kernel_constraint,
            bias_constraint=bias_constraint,
        )

    def _maybe_build(self, inputs):
        refuse_rank(inputs, 2, None, self._name)
        if not self.built and is_tensor(inputs) and getattr(inputs, "_last_undefined", False) is True:
            raises(ValueError, "The last dimension of the inputs to `Dense` should be defined. Found `None`.", "other")
        super()._maybe_build(inputs)

    def build(self, input_shape):
        self.kernel = self.add_weight(
            "kernel",
            shape=[channels(input_shape, -1), self.units],
            initializer=self.kernel_initializer,
            regularizer=self.kernel_regularizer,
            constraint=self.kernel_constraint,
        )
        self.bias = None
        if self.use_bias:
            self.bias = self.add_weight(
                "bias",
                shape=[self.units],
                initializer=self.bias_initializer,
                regularizer=self.bias_regularizer,
                constraint=self.bias_constraint,
            )
        self.built = True

    def call(self, inputs, *args, **kwargs):
        self._check_depth(inputs)
        return activate(self.activation, tensor("dense", [inputs, self.kernel, self.bias], self.compute_output_shape(shape_of(inputs))))

    def _check_depth(self, inputs):
        """TF's complaint where a layer that is built meets inputs of another depth."""
        if is_sequence(inputs) or is_unknown(inputs) or not is_tensor(self.kernel):
            return
        depth = channels(shape_of(inputs), -1)
        rows = channels(shape_of(self.kernel), 0)
        if is_unknown(depth) or is_unknown(rows) or depth == rows:
            return
        said = f"Input 0 of layer {self.name} is incompatible with the layer: expected axis -1 of input shape to have value {rows}, but it is {depth}"
        raises(ValueError, said, "shape", ("matmul", source([1, depth], dtype_of(self.kernel)), self.kernel))

    def compute_output_shape(self, input_shape):
        shape = TensorShape(input_shape)
        if shape.dims is None or is_unknown(shape.dims):
            return None
        return shape[:-1].concatenate([self.units])


_AT_MOST = {} if version_at_least(2, 0) else {1: 3, 2: 4, 3: 5}
"""How many axes a convolution's data has at most: those of TensorFlow 2 take a batch of several."""


class Conv(Layer):
    _transposed = False
    groups = 1
    output_padding = None

    def __init__(
        self,
        rank,
        filters,
        kernel_size,
        strides=1,
        padding="valid",
        data_format=None,
        dilation_rate=1,
        activation=None,
        use_bias=True,
        kernel_initializer="glorot_uniform",
        bias_initializer="zeros",
        kernel_regularizer=None,
        bias_regularizer=None,
        activity_regularizer=None,
        kernel_constraint=None,
        bias_constraint=None,
        trainable=True,
        name=None,
        **kwargs,
    ):
        super().__init__(trainable=trainable, name=name, activity_regularizer=activity_regularizer, **kwargs)
        keep(
            self,
            rank=rank,
            filters=filters,
            kernel_size=window(kernel_size, rank),
            strides=window(strides, rank),
            padding=padding,
            data_format=data_format,
            dilation_rate=window(dilation_rate, rank),
            activation=activation,
            use_bias=use_bias,
            kernel_initializer=initializer_named if is_config(kernel_initializer) else kernel_initializer,
            bias_initializer=initializer_named if is_config(bias_initializer) else bias_initializer,
            kernel_regularizer=kernel_regularizer,
            bias_regularizer=bias_regularizer,
            kernel_constraint=kernel_constraint,
            bias_constraint=bias_constraint,
        )

    def _maybe_build(self, inputs):
        refuse_rank(inputs, self.rank + 2, _AT_MOST.get(self.rank), self._name)
        super()._maybe_build(inputs)

    def _depth(self, input_shape):
        return channels(input_shape, self.data_format)

    def build(self, input_shape):
        depth = self._depth(input_shape)
        if self.groups != 1:
            depth = depth // self.groups
        ends = (self.filters, depth) if self._transposed else (depth, self.filters)
        self.kernel = self.add_weight(
            "kernel",
            shape=self.kernel_size + ends,
            initializer=self.kernel_initializer,
            regularizer=self.kernel_regularizer,
            constraint=self.kernel_constraint,
        )
        self._add_bias(self.filters)
        self.built = True

    def _add_bias(self, size):
        self.bias = None
        if self.use_bias:
            self.bias = self.add_weight(
                "bias",
                shape=(size,),
                initializer=self.bias_initializer,
                regularizer=self.bias_regularizer,
                constraint=self.bias_constraint,
            )

    def call(self, inputs, *args, **kwargs):
        out = tensor("conv", [inputs, self.kernel, self.bias], self.compute_output_shape(shape_of(inputs)))
        return activate(self.activation, out)

    def compute_output_shape(self, input_shape):
        shape = transposed_shape if self._transposed else window_shape
        strides = unknown("strides") if given(self.output_padding) else self.strides
        return shape(input_shape, self.filters, self.kernel_size, strides, self.padding, self.dilation_rate, self.data_format, self.rank)


class Conv1D(Conv):
    def __init__(self, filters, kernel_size, strides=1, padding="valid", data_format="channels_last", dilation_rate=1, groups=since((2, 3), 1), activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros", kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(1, filters, kernel_size, strides, padding, data_format, dilation_rate, activation, use_bias, kernel_initializer, bias_initializer, kernel_regularizer, bias_regularizer, activity_regularizer, kernel_constraint, bias_constraint, **kwargs)  # fmt: skip
        self.groups = groups


class Conv2D(Conv):
    def __init__(self, filters, kernel_size, strides=(1, 1), padding="valid", data_format=None, dilation_rate=(1, 1), groups=since((2, 3), 1), activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros", kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(2, filters, kernel_size, strides, padding, data_format, dilation_rate, activation, use_bias, kernel_initializer, bias_initializer, kernel_regularizer, bias_regularizer, activity_regularizer, kernel_constraint, bias_constraint, **kwargs)  # fmt: skip
        self.groups = groups


class Conv3D(Conv):
    def __init__(self, filters, kernel_size, strides=(1, 1, 1), padding="valid", data_format=None, dilation_rate=(1, 1, 1), groups=since((2, 3), 1), activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros", kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(3, filters, kernel_size, strides, padding, data_format, dilation_rate, activation, use_bias, kernel_initializer, bias_initializer, kernel_regularizer, bias_regularizer, activity_regularizer, kernel_constraint, bias_constraint, **kwargs)  # fmt: skip
        self.groups = groups


class Conv1DTranspose(Conv):
    _transposed = True

    def __init__(self, filters, kernel_size, strides=1, padding="valid", output_padding=None, data_format=None, dilation_rate=1, activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros", kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(1, filters, kernel_size, strides, padding, data_format, dilation_rate, activation, use_bias, kernel_initializer, bias_initializer, kernel_regularizer, bias_regularizer, activity_regularizer, kernel_constraint, bias_constraint, **kwargs)  # fmt: skip
        self.output_padding = output_padding


class Conv2DTranspose(Conv):
    _transposed = True

    def __init__(self, filters, kernel_size, strides=(1, 1), padding="valid", output_padding=None, data_format=None, dilation_rate=(1, 1), activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros", kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(2, filters, kernel_size, strides, padding, data_format, dilation_rate, activation, use_bias, kernel_initializer, bias_initializer, kernel_regularizer, bias_regularizer, activity_regularizer, kernel_constraint, bias_constraint, **kwargs)  # fmt: skip
        self.output_padding = output_padding


class Conv3DTranspose(Conv):
    _transposed = True

    def __init__(self, filters, kernel_size, strides=(1, 1, 1), padding="valid", output_padding=None, data_format=None, dilation_rate=since((2, 0), (1, 1, 1)), activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros", kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(3, filters, kernel_size, strides, padding, data_format, dilation_rate, activation, use_bias, kernel_initializer, bias_initializer, kernel_regularizer, bias_regularizer, activity_regularizer, kernel_constraint, bias_constraint, **kwargs)  # fmt: skip
        self.output_padding = output_padding


class SeparableConv(Conv):
    def __init__(self, rank, filters, kernel_size, strides=1, padding="valid", data_format=None, dilation_rate=1, depth_multiplier=1, activation=None, use_bias=True, depthwise_initializer="glorot_uniform", pointwise_initializer="glorot_uniform", bias_initializer="zeros", depthwise_regularizer=None, pointwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None, pointwise_constraint=None, bias_constraint=None, trainable=True, name=None, **kwargs):  # fmt: skip
        super().__init__(rank, filters, kernel_size, strides, padding, data_format, dilation_rate, activation, use_bias, None, bias_initializer, None, bias_regularizer, activity_regularizer, trainable=trainable, name=name, **kwargs)  # fmt: skip
        self.depth_multiplier = depth_multiplier
        self.depthwise_initializer = get_initializer(depthwise_initializer)
        self.pointwise_initializer = get_initializer(pointwise_initializer)
        self.depthwise_regularizer = depthwise_regularizer
        self.pointwise_regularizer = pointwise_regularizer

    def build(self, input_shape):
        depth = self._depth(input_shape)
        self.depthwise_kernel = self.add_weight(
            "depthwise_kernel",
            shape=self.kernel_size + (depth, self.depth_multiplier),
            initializer=self.depthwise_initializer,
            regularizer=self.depthwise_regularizer,
        )
        self.pointwise_kernel = self.add_weight(
            "pointwise_kernel",
            shape=(1,) * self.rank + (self.depth_multiplier * depth, self.filters),
            initializer=self.pointwise_initializer,
            regularizer=self.pointwise_regularizer,
        )
        self._add_bias(self.filters)
        self.built = True

    def call(self, inputs, *args, **kwargs):
        values = [inputs, self.depthwise_kernel, self.pointwise_kernel, self.bias]
        return activate(self.activation, tensor("separable_conv", values, self.compute_output_shape(shape_of(inputs))))


class SeparableConv1D(SeparableConv):
    def __init__(self, filters, kernel_size, strides=1, padding="valid", data_format=None, dilation_rate=1, depth_multiplier=1, activation=None, use_bias=True, depthwise_initializer="glorot_uniform", pointwise_initializer="glorot_uniform", bias_initializer="zeros", depthwise_regularizer=None, pointwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None, pointwise_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(1, filters, kernel_size, strides, padding, data_format, dilation_rate, depth_multiplier, activation, use_bias, depthwise_initializer, pointwise_initializer, bias_initializer, depthwise_regularizer, pointwise_regularizer, bias_regularizer, activity_regularizer, **kwargs)  # fmt: skip


class SeparableConv2D(SeparableConv):
    def __init__(self, filters, kernel_size, strides=(1, 1), padding="valid", data_format=None, dilation_rate=(1, 1) if version_at_least(1, 6) else 1, depth_multiplier=1, activation=None, use_bias=True, depthwise_initializer="glorot_uniform", pointwise_initializer="glorot_uniform", bias_initializer="zeros", depthwise_regularizer=None, pointwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None, pointwise_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(2, filters, kernel_size, strides, padding, data_format, dilation_rate, depth_multiplier, activation, use_bias, depthwise_initializer, pointwise_initializer, bias_initializer, depthwise_regularizer, pointwise_regularizer, bias_regularizer, activity_regularizer, **kwargs)  # fmt: skip


class _DepthwiseConv(Conv):
    def __init__(self, rank, kernel_size, strides, padding, depth_multiplier, data_format, dilation_rate, activation, use_bias, depthwise_initializer, bias_initializer, depthwise_regularizer, bias_regularizer, activity_regularizer, **kwargs):  # fmt: skip
        super().__init__(rank, None, kernel_size, strides, padding, data_format, dilation_rate, activation, use_bias, None, bias_initializer, None, bias_regularizer, activity_regularizer, **kwargs)  # fmt: skip
        self.depth_multiplier = depth_multiplier
        self.depthwise_initializer = get_initializer(depthwise_initializer)
        self.depthwise_regularizer = depthwise_regularizer

    def build(self, input_shape):
        depth = self._depth(input_shape)
        self.depthwise_kernel = self.add_weight(
            "depthwise_kernel",
            shape=self.kernel_size + (depth, self.depth_multiplier),
            initializer=self.depthwise_initializer,
            regularizer=self.depthwise_regularizer,
        )
        self.filters = depth * self.depth_multiplier
        self._add_bias(self.filters)
        self.built = True

    def call(self, inputs, *args, **kwargs):
        shape = self.compute_output_shape(shape_of(inputs))
        return activate(self.activation, tensor("depthwise_conv", [inputs, self.depthwise_kernel, self.bias], shape))


class DepthwiseConv1D(_DepthwiseConv):
    def __init__(self, kernel_size, strides=1, padding="valid", depth_multiplier=1, data_format=None, dilation_rate=1, activation=None, use_bias=True, depthwise_initializer="glorot_uniform", bias_initializer="zeros", depthwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(1, kernel_size, strides, padding, depth_multiplier, data_format, dilation_rate, activation, use_bias, depthwise_initializer, bias_initializer, depthwise_regularizer, bias_regularizer, activity_regularizer, **kwargs)  # fmt: skip


class DepthwiseConv2D(_DepthwiseConv):
    def __init__(self, kernel_size, strides=(1, 1), padding="valid", depth_multiplier=1, data_format=None, dilation_rate=since((2, 0), (1, 1)), activation=None, use_bias=True, depthwise_initializer="glorot_uniform", bias_initializer="zeros", depthwise_regularizer=None, bias_regularizer=None, activity_regularizer=None, depthwise_constraint=None, bias_constraint=None, **kwargs):  # fmt: skip
        super().__init__(2, kernel_size, strides, padding, depth_multiplier, data_format, dilation_rate, activation, use_bias, depthwise_initializer, bias_initializer, depthwise_regularizer, bias_regularizer, activity_regularizer, **kwargs)  # fmt: skip


class BatchNormalization(Layer):
    def __init__(
        self,
        axis=-1,
        momentum=0.99,
        epsilon=1e-3,
        center=True,
        scale=True,
        beta_initializer="zeros",
        gamma_initializer="ones",
        moving_mean_initializer="zeros",
        moving_variance_initializer="ones",
        beta_regularizer=None,
        gamma_regularizer=None,
        beta_constraint=None,
        gamma_constraint=None,
        renorm=False,
        renorm_clipping=None,
        renorm_momentum=0.99,
        fused=None,
        trainable=True,
        virtual_batch_size=None,
        adjustment=None,
        name=None,
        **kwargs,
    ):
        super().__init__(name=name, trainable=trainable, **kwargs)
        self.axis = axis
        self.momentum = momentum
        self.epsilon = epsilon
        self.center = center
        self.scale = scale
        self.beta_initializer = get_initializer(beta_initializer)
        self.gamma_initializer = get_initializer(gamma_initializer)
        self.moving_mean_initializer = get_initializer(moving_mean_initializer)
        self.moving_variance_initializer = get_initializer(moving_variance_initializer)
        self.beta_regularizer = beta_regularizer
        self.gamma_regularizer = gamma_regularizer
        self.renorm = renorm
        self.virtual_batch_size = virtual_batch_size

    def _param_shape(self, input_shape):
        if is_unknown(self.axis) or isinstance(self.axis, (list, tuple)):
            if is_unknown(self.axis) or len(self.axis) != 1:
                return [channels(None, 0)]
            return [channels(input_shape, self.axis[0])]
        return [channels(input_shape, self.axis)]

    def _moving(self, name, shape, initializer):
        return self.add_weight(name, shape=shape, initializer=initializer, trainable=False)

    def build(self, input_shape):
        shape = self._param_shape(input_shape)
        self.gamma = None
        self.beta = None
        if self.scale:
            self.gamma = self.add_weight("gamma", shape=shape, initializer=self.gamma_initializer, regularizer=self.gamma_regularizer)
        if self.center:
            self.beta = self.add_weight("beta", shape=shape, initializer=self.beta_initializer, regularizer=self.beta_regularizer)
        scope = getattr(self, "_scope", None)
        partitioner = None if scope is None else scope.partitioner
        if given(partitioner):
            scope.set_partitioner(None)
        self.moving_mean = self._moving("moving_mean", shape, self.moving_mean_initializer)
        self.moving_variance = self._moving("moving_variance", shape, self.moving_variance_initializer)
        if self.renorm:
            self._add_renorm(shape)
        if given(partitioner):
            scope.set_partitioner(partitioner)
        self.built = True

    def _add_renorm(self, shape):
        mean, deviation = self.moving_mean_initializer, self.moving_variance_initializer
        if version_at_least(1, 15):
            self.moving_stddev = self._moving("moving_stddev", shape, deviation)
            self.renorm_mean = self._moving("renorm_mean", shape, mean)
            self.renorm_stddev = self._moving("renorm_stddev", shape, deviation)
            return
        self.renorm_mean = self._moving("renorm_mean", shape, mean)
        self.renorm_mean_weight = self._moving("renorm_mean_weight", (), mean)
        self.renorm_stddev = self._moving("renorm_stddev", shape, deviation)
        self.renorm_stddev_weight = self._moving("renorm_stddev_weight", (), mean)

    def call(self, inputs, training=None, *args, **kwargs):
        moving, training = [self.moving_mean, self.moving_variance], told(training)
        if is_unknown(training) or training is not False:
            self.add_update([writing(tensor("update", [v], None, None, "AssignMovingAvg"), [v]) for v in moving])
        untold = training is False and left_out("batch_normalization", "training")
        note("statistics", kept=moving, training=training, untold=untold)
        return tensor("batch_norm", [inputs, self.gamma, self.beta] + ([] if training is True else moving), shape_of(inputs))


class Dropout(Layer):
    def __init__(self, rate, noise_shape=None, seed=None, **kwargs):
        super().__init__(**kwargs)
        self.rate = rate
        self.noise_shape = noise_shape
        self.seed = seed

    def call(self, inputs, *args, **kwargs):
        return tensor("dropout", [inputs], shape_of(inputs))


class Flatten(Layer):
    def __init__(self, data_format=since((1, 6)), **kwargs):
        super().__init__(**kwargs)
        self.data_format = data_format

    def call(self, inputs, *args, **kwargs):
        return tensor("reshape", [inputs], flat_shape(shape_of(inputs)))


class Pooling(Layer):
    def __init__(self, rank, pool_size, strides, padding="valid", data_format=None, name=None, **kwargs):
        super().__init__(name=name, **kwargs)
        self.rank = rank
        self.pool_size = window(pool_size, rank)
        self.strides = self.pool_size if not given(strides) else window(strides, rank)
        self.padding = padding
        self.data_format = data_format

    def _maybe_build(self, inputs):
        refuse_rank(inputs, self.rank + 2, self.rank + 2, self._name)
        super()._maybe_build(inputs)

    def call(self, inputs, *args, **kwargs):
        shape = window_shape(shape_of(inputs), None, self.pool_size, self.strides, self.padding, 1, self.data_format, self.rank)
        return tensor("pool", [inputs], shape)


class MaxPooling1D(Pooling):
    def __init__(self, pool_size=2, strides=None, padding="valid", data_format=None, **kwargs):
        super().__init__(1, pool_size, strides, padding, data_format, **kwargs)


class AveragePooling1D(Pooling):
    def __init__(self, pool_size=2, strides=None, padding="valid", data_format=None, **kwargs):
        super().__init__(1, pool_size, strides, padding, data_format, **kwargs)


class MaxPooling2D(Pooling):
    def __init__(self, pool_size=(2, 2), strides=None, padding="valid", data_format=None, **kwargs):
        super().__init__(2, pool_size, strides, padding, data_format, **kwargs)


class AveragePooling2D(Pooling):
    def __init__(self, pool_size=(2, 2), strides=None, padding="valid", data_format=None, **kwargs):
        super().__init__(2, pool_size, strides, padding, data_format, **kwargs)


class MaxPooling3D(Pooling):
    def __init__(self, pool_size=(2, 2, 2), strides=None, padding="valid", data_format=None, **kwargs):
        super().__init__(3, pool_size, strides, padding, data_format, **kwargs)


class AveragePooling3D(Pooling):
    def __init__(self, pool_size=(2, 2, 2), strides=None, padding="valid", data_format=None, **kwargs):
        super().__init__(3, pool_size, strides, padding, data_format, **kwargs)
