"""TF `tf.keras.losses`: a number for each example."""

from _scopelint import is_unknown, shape_of, tensor, unknown


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


def mean_absolute_percentage_error(y_true, y_pred):
    return _loss(y_true, y_pred)


def mean_squared_logarithmic_error(y_true, y_pred):
    return _loss(y_true, y_pred)


def squared_hinge(y_true, y_pred):
    return _loss(y_true, y_pred)


def categorical_hinge(y_true, y_pred):
    return _loss(y_true, y_pred)


def huber(y_true, y_pred, delta=1.0):
    return _loss(y_true, y_pred)


def log_cosh(y_true, y_pred):
    return _loss(y_true, y_pred)


def poisson(y_true, y_pred):
    return _loss(y_true, y_pred)


def binary_focal_crossentropy(y_true, y_pred, apply_class_balancing=False, alpha=0.25, gamma=2.0, from_logits=False, label_smoothing=0.0, axis=-1):  # fmt: skip
    return _loss(y_true, y_pred)


def categorical_focal_crossentropy(y_true, y_pred, alpha=0.25, gamma=2.0, from_logits=False, label_smoothing=0.0, axis=-1):
    return _loss(y_true, y_pred)


def categorical_generalized_cross_entropy(y_true, y_pred, q):
    return _loss(y_true, y_pred)


def dice(y_true, y_pred, axis=None):
    return tensor("loss", [y_true, y_pred])


def tversky(y_true, y_pred, alpha=0.5, beta=0.5, axis=None):
    return tensor("loss", [y_true, y_pred])


def circle(y_true, y_pred, ref_labels=None, ref_embeddings=None, remove_diagonal=True, gamma=80, margin=0.4):
    return tensor("loss", [y_true, y_pred])


def ctc(y_true, y_pred):
    return tensor("loss", [y_true, y_pred])


mape = MAPE = mean_absolute_percentage_error
msle = MSLE = mean_squared_logarithmic_error
logcosh = log_cosh
cosine = cosine_proximity = cosine_similarity
kl_divergence = kullback_leibler_divergence
mse = MSE = mean_squared_error
mae = MAE = mean_absolute_error
kld = KLD = kullback_leibler_divergence


class Reduction:
    AUTO = "auto"
    NONE = "none"
    SUM = "sum"
    SUM_OVER_BATCH_SIZE = "sum_over_batch_size"

    @classmethod
    def all(cls):
        return (cls.AUTO, cls.NONE, cls.SUM, cls.SUM_OVER_BATCH_SIZE)


class Loss:
    def __init__(self, *args, **kwargs):
        self.arguments = args
        told = [*args, kwargs.get("reduction", "auto")]
        if any([is_unknown(each) for each in told]):
            self.reduction = unknown("reduction")
        else:
            self.reduction = "none" if "none" in told or told[-1] is None else "sum"

    reduction = "sum"

    def call(self, y_true, y_pred):
        return _loss(y_true, y_pred)

    def __call__(self, y_true, y_pred, sample_weight=None):
        each = self.call(y_true, y_pred)
        if is_unknown(self.reduction):
            return tensor("loss", [each])
        return tensor("loss", [each], shape_of(each) if self.reduction == "none" else ())

    def get_config(self):
        return {}

    @classmethod
    def from_config(cls, config):
        return unknown("loss")


class MeanSquaredError(Loss):
    pass


class MeanAbsoluteError(Loss):
    pass


class MeanAbsolutePercentageError(Loss):
    pass


class MeanSquaredLogarithmicError(Loss):
    pass


class BinaryCrossentropy(Loss):
    pass


class BinaryFocalCrossentropy(Loss):
    pass


class CategoricalCrossentropy(Loss):
    pass


class CategoricalFocalCrossentropy(Loss):
    pass


class CategoricalGeneralizedCrossEntropy(Loss):
    pass


class SparseCategoricalCrossentropy(Loss):
    pass


class CosineSimilarity(Loss):
    pass


class Huber(Loss):
    pass


class Hinge(Loss):
    pass


class SquaredHinge(Loss):
    pass


class CategoricalHinge(Loss):
    pass


class KLDivergence(Loss):
    pass


class LogCosh(Loss):
    pass


class Poisson(Loss):
    pass


class _OfAll(Loss):
    """A loss whose function has numbers that are not one for each example."""

    def call(self, y_true, y_pred):
        return tensor("loss", [y_true, y_pred])


class CTC(_OfAll):
    pass


class Circle(_OfAll):
    pass


class Dice(_OfAll):
    pass


class Tversky(_OfAll):
    pass


def get(identifier):
    return mean_squared_error if isinstance(identifier, str) else identifier


def serialize(loss, use_legacy_format=False):
    return unknown("config")


def deserialize(name, custom_objects=None, use_legacy_format=False):
    return unknown("loss")
