"""TF `tf.keras.activations`."""

from _scopelint import elementwise


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


def get(identifier):
    if identifier is None:
        return linear
    if isinstance(identifier, str):
        return sigmoid
    return identifier
