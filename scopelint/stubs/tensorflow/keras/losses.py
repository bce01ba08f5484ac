"""TF `tf.keras.losses`: a number for each example."""

from _scopelint import broadcast, shape_of, tensor


def _loss(y_true, y_pred):
    shape = shape_of(y_pred)
    return tensor("loss", [y_true, y_pred], None if shape is None else shape[:-1])


def mean_squared_error(y_true, y_pred):
    return _loss(y_true, y_pred)


def mean_absolute_error(y_true, y_pred):
    return _loss(y_true, y_pred)


def categorical_crossentropy(y_true, y_pred, from_logits=False, label_smoothing=0, axis=-1):
    return _loss(y_true, y_pred)


def sparse_categorical_crossentropy(y_true, y_pred, from_logits=False, axis=-1, ignore_class=None):
    return _loss(y_true, y_pred)


def binary_crossentropy(y_true, y_pred, from_logits=False, label_smoothing=0, axis=-1):
    return _loss(y_true, y_pred)


def cosine_similarity(y_true, y_pred, axis=-1):
    return _loss(y_true, y_pred)


def hinge(y_true, y_pred):
    return _loss(y_true, y_pred)


def kullback_leibler_divergence(y_true, y_pred):
    return _loss(y_true, y_pred)


mse = MSE = mean_squared_error
mae = MAE = mean_absolute_error
kld = KLD = kullback_leibler_divergence


class Loss:
    def __init__(self, *args, **kwargs):
        self.arguments = args

    def call(self, y_true, y_pred):
        return _loss(y_true, y_pred)

    def __call__(self, y_true, y_pred, sample_weight=None):
        return tensor("loss", [self.call(y_true, y_pred)], ())


class MeanSquaredError(Loss):
    pass


class MeanAbsoluteError(Loss):
    pass


class BinaryCrossentropy(Loss):
    pass


class CategoricalCrossentropy(Loss):
    pass


class SparseCategoricalCrossentropy(Loss):
    pass


class Huber(Loss):
    pass


class Hinge(Loss):
    pass


class KLDivergence(Loss):
    pass
