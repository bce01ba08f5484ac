"""TF `tf.keras.activations`."""

from _scopelint import elementwise, tensor, unknown


def relu(x, alpha=0.0, max_value=None, threshold=0):
    return elementwise("relu", [x])


def sigmoid(x):
    return elementwise("sigmoid", [x])


def tanh(x):
    return elementwise("tanh", [x])


def softmax(x, axis=-1):
    return elementwise("softmax", [x])


def elu(x, alpha=1.0):
    return elementwise("elu", [x])


def selu(x):
    return elementwise("selu", [x])


def softplus(x):
    return elementwise("softplus", [x])


def softsign(x):
    return elementwise("softsign", [x])


def swish(x):
    return elementwise("swish", [x])


def gelu(x, approximate=False):
    return elementwise("gelu", [x])


def exponential(x):
    return elementwise("exp", [x])


def hard_sigmoid(x):
    return elementwise("hard_sigmoid", [x])


def linear(x):
    return x


def relu6(x):
    return elementwise("relu6", [x])


def silu(x):
    return elementwise("silu", [x])


def mish(x):
    return elementwise("mish", [x])


def celu(x, alpha=1.0):
    return elementwise("celu", [x])


def hard_silu(x):
    return elementwise("hard_silu", [x])


def hard_tanh(x):
    return elementwise("hard_tanh", [x])


def hard_shrink(x, threshold=0.5):
    return elementwise("hard_shrink", [x])


def soft_shrink(x, threshold=0.5):
    return elementwise("soft_shrink", [x])


def tanh_shrink(x):
    return elementwise("tanh_shrink", [x])


def leaky_relu(x, negative_slope=0.2):
    return elementwise("leaky_relu", [x])


def log_sigmoid(x):
    return elementwise("log_sigmoid", [x])


def log_softmax(x, axis=-1):
    return elementwise("log_softmax", [x])


def sparse_plus(x):
    return elementwise("sparse_plus", [x])


def sparse_sigmoid(x):
    return elementwise("sparse_sigmoid", [x])


def sparsemax(x, axis=-1):
    return elementwise("sparsemax", [x])


def squareplus(x, b=4):
    return elementwise("squareplus", [x])


def threshold(x, threshold, default_value):
    return elementwise("threshold", [x])


hard_swish = hard_silu


def glu(x, axis=-1):
    return tensor("glu", [x])


def serialize(activation, use_legacy_format=False):
    return unknown("config")


def deserialize(config, custom_objects=None, use_legacy_format=False):
    return unknown("activation")


def get(identifier):
    if identifier is None:
        return linear
    if isinstance(identifier, str):
        return sigmoid
    return identifier
