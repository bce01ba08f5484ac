"""TF `tf.keras.metrics`: objects that keep their counts in variables, which they make when they are made."""

from _scopelint import channels, keras_variable, note, shape_of, tensor, unknown, version_at_least
from tensorflow.keras.losses import *


def _mean_over_examples(y_true, y_pred):
    shape = shape_of(y_pred)
    return tensor("metric", [y_true, y_pred], None if shape is None else shape[:-1])


def accuracy(y_true, y_pred):
    return tensor("metric", [y_true, y_pred], shape_of(y_pred))


def binary_accuracy(y_true, y_pred, threshold=0.5):
    return _mean_over_examples(y_true, y_pred)


def categorical_accuracy(y_true, y_pred):
    return _mean_over_examples(y_true, y_pred)


def sparse_categorical_accuracy(y_true, y_pred):
    return _mean_over_examples(y_true, y_pred)


def top_k_categorical_accuracy(y_true, y_pred, k=5):
    return _mean_over_examples(y_true, y_pred)


def sparse_top_k_categorical_accuracy(y_true, y_pred, k=5):
    return _mean_over_examples(y_true, y_pred)


class Metric:
    def __init__(self, name=None, dtype=None, **kwargs):
        self.name = name
        self.dtype = dtype
        self.variables = []

    def add_weight(self, name=None, shape=(), aggregation=None, synchronization=None, initializer=None, dtype=None, **kwargs):
        made = keras_variable(name, shape, dtype if dtype is not None else self.dtype, False, [])
        self.variables.append(made)
        return made

    def add_variable(self, shape=(), initializer=None, dtype=None, aggregation=None, name=None):
        return self.add_weight(name, shape)

    @property
    def weights(self):
        return self.variables

    trainable = False
    trainable_variables = trainable_weights = ()

    @property
    def non_trainable_variables(self):
        return self.variables

    def update_state(self, *args, **kwargs):
        note("metric used", metric=self, resets=False, counts=True)
        return tensor("update_state", [args, self.variables], ())

    def result(self):
        note("metric used", metric=self, resets=False, counts=False)
        return tensor("result", self.variables, ())

    def __call__(self, *args, **kwargs):
        self.update_state(*args, **kwargs)
        return self.result()

    def reset_states(self):
        return self.reset_state()

    def reset_state(self):
        note("metric used", metric=self, resets=True, counts=False)
        return None

    def get_config(self):
        return {"name": self.name, "dtype": self.dtype}


class Sum(Metric):
    def __init__(self, name="sum", dtype=None):
        super().__init__(name, dtype)
        self.total = self.add_weight("total")


class Mean(Metric):
    def __init__(self, name="mean", dtype=None, **kwargs):
        super().__init__(name, dtype)
        self.total = self.add_weight("total")
        self.count = self.add_weight("count")


class MeanMetricWrapper(Mean):
    def __init__(self, fn=None, name=None, dtype=None, **kwargs):
        super().__init__(name, dtype)


class MeanRelativeError(Mean):
    def __init__(self, normalizer, name=None, dtype=None):
        super().__init__(name, dtype)


class _MeanOf(Mean):
    def __init__(self, *args, **kwargs):
        super().__init__()


class MeanTensor(Metric):
    """It makes its variables in the first update, of the shape of the values."""

    def __init__(self, name="mean_tensor", dtype=None, shape=None):
        super().__init__(name, dtype)
        if shape is not None:
            self._make(shape)

    def _make(self, shape):
        self.total = self.add_weight("total", shape)
        self.count = self.add_weight("count", shape)

    def update_state(self, values, sample_weight=None):
        if not self.variables:
            self._make(shape_of(values))
        return tensor("update_state", [values, self.variables], ())


class Accuracy(_MeanOf):
    pass


class BinaryAccuracy(_MeanOf):
    pass


class CategoricalAccuracy(_MeanOf):
    pass


class SparseCategoricalAccuracy(_MeanOf):
    pass


class TopKCategoricalAccuracy(_MeanOf):
    pass


class SparseTopKCategoricalAccuracy(_MeanOf):
    pass


class BinaryCrossentropy(_MeanOf):
    pass


class CategoricalCrossentropy(_MeanOf):
    pass


class SparseCategoricalCrossentropy(_MeanOf):
    pass


class MeanSquaredError(_MeanOf):
    pass


class MeanAbsoluteError(_MeanOf):
    pass


class MeanAbsolutePercentageError(_MeanOf):
    pass


class MeanSquaredLogarithmicError(_MeanOf):
    pass


class RootMeanSquaredError(_MeanOf):
    pass


class CosineSimilarity(_MeanOf):
    pass


class Hinge(_MeanOf):
    pass


class SquaredHinge(_MeanOf):
    pass


class CategoricalHinge(_MeanOf):
    pass


class KLDivergence(_MeanOf):
    pass


class LogCoshError(_MeanOf):
    pass


class Poisson(_MeanOf):
    pass


class ConcordanceCorrelation(_MeanOf):
    pass


class PearsonCorrelation(_MeanOf):
    pass


def _thresholds(thresholds):
    return (len(thresholds),) if isinstance(thresholds, (list, tuple)) else (1,)


class _Counts(Metric):
    """Counts of what is right and wrong, for each threshold."""

    _counted = ("accumulator",)

    def __init__(self, thresholds=None, name=None, dtype=None, **kwargs):
        super().__init__(name, dtype)
        for each in self._counted:
            setattr(self, each, self.add_weight(each, _thresholds(thresholds)))


class TruePositives(_Counts):
    pass


class TrueNegatives(_Counts):
    pass


class FalsePositives(_Counts):
    pass


class FalseNegatives(_Counts):
    pass


class Precision(_Counts):
    _counted = ("true_positives", "false_positives")


class Recall(_Counts):
    _counted = ("true_positives", "false_negatives")


class _Curve(Metric):
    def __init__(self, points, name=None, dtype=None):
        super().__init__(name, dtype)
        for each in ("true_positives", "true_negatives", "false_positives", "false_negatives"):
            setattr(self, each, self.add_weight(each, (points,)))


class AUC(_Curve):
    def __init__(self, num_thresholds=200, curve="ROC", summation_method="interpolation", name=None, dtype=None, thresholds=None, **kwargs):
        super().__init__(num_thresholds if thresholds is None else len(thresholds) + 2, name, dtype)


class SensitivityAtSpecificity(_Curve):
    def __init__(self, specificity, num_thresholds=200, name=None, dtype=None, **kwargs):
        super().__init__(num_thresholds, name, dtype)


class SpecificityAtSensitivity(_Curve):
    def __init__(self, sensitivity, num_thresholds=200, name=None, dtype=None, **kwargs):
        super().__init__(num_thresholds, name, dtype)


class PrecisionAtRecall(_Curve):
    def __init__(self, recall, num_thresholds=200, class_id=None, name=None, dtype=None, **kwargs):
        super().__init__(num_thresholds, name, dtype)


class RecallAtPrecision(_Curve):
    def __init__(self, precision, num_thresholds=200, class_id=None, name=None, dtype=None, **kwargs):
        super().__init__(num_thresholds, name, dtype)


class _PerClass(Metric):
    """It makes its counts in the first update, one for each class."""

    _counted = ()
    _one = False  # whether there is one for all

    def update_state(self, y_true, y_pred, sample_weight=None):
        if not self._made:
            self._made = True
            for each in self._counted:
                self.add_weight(each, () if self._one else (channels(shape_of(y_pred), -1),))
        return super().update_state(y_true, y_pred)

    _made = False


class FBetaScore(_PerClass):
    _counted = ("true_positives", "false_positives", "false_negatives", "intermediate_weights")

    def __init__(self, average=None, beta=1.0, threshold=None, name="fbeta_score", dtype=None):
        super().__init__(name, dtype)
        self._one = average == "micro"


class F1Score(FBetaScore):
    def __init__(self, average=None, threshold=None, name="f1_score", dtype=None):
        super().__init__(average, 1.0, threshold, name, dtype)


class R2Score(_PerClass):
    _counted = ("squared_sum", "sum", "residual", "count")

    def __init__(self, class_aggregation="uniform_average", num_regressors=0, name="r2_score", dtype=None):
        super().__init__(name, dtype)
        self.num_samples = self.add_weight("num_samples", ())


class _Confusion(Metric):
    def __init__(self, num_classes, *args, **kwargs):
        super().__init__(kwargs.get("name"), kwargs.get("dtype"))
        self.total_cm = self.add_weight("total_confusion_matrix", (num_classes, num_classes))


class IoU(_Confusion):
    pass


class OneHotIoU(_Confusion):
    pass


class OneHotMeanIoU(_Confusion):
    pass


class BinaryIoU(_Confusion):
    def __init__(self, target_class_ids=(0, 1), threshold=0.5, **kwargs):
        super().__init__(2, **kwargs)


class MeanIoU(Metric):
    def __init__(self, num_classes, name=None, dtype=None, **kwargs):
        super().__init__(name, dtype)
        counted = None if version_at_least(2, 0) else "float64"
        self.total_cm = self.add_weight("total_confusion_matrix", (num_classes, num_classes), dtype=counted)


def concordance_correlation(y_true, y_pred, axis=-1):
    return _mean_over_examples(y_true, y_pred)


def pearson_correlation(y_true, y_pred, axis=-1):
    return _mean_over_examples(y_true, y_pred)


def get(identifier):
    return accuracy if isinstance(identifier, str) else identifier


def serialize(metric, use_legacy_format=False):
    return unknown("config")


def deserialize(config, custom_objects=None, use_legacy_format=False):
    return unknown("metric")
