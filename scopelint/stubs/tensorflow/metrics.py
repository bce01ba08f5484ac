"""tf.metrics: a variable scope of their own, in it local `tf.Variable`s, which nothing ever shares."""

import _scopelint as _s
from tensorflow._dtypes import float32, float64


def _local(name, shape=(), dtype=float32):
    return _s.Variable(lambda: _s.source(shape, dtype), False, ["local_variables", "metric_variables"], name=name)


def _results(inputs, metrics_collections, updates_collections, shape=(), dtype=float32, made=()):
    value = _s.writing(_s.source(shape, dtype), made, reading=True)
    update = _s.writing(_s.source(shape, dtype), made)
    if metrics_collections is not None:
        _s.add_to_collections(metrics_collections, value)
    if updates_collections is not None:
        _s.add_to_collections(updates_collections, update)
    return value, update


def _counted(name, default, values, names, metrics_collections, updates_collections, shape=(), dtype=float32):
    """A metric that keeps one variable per name."""
    with _s.variable_scope(name, default, values):
        made = [_local(one, shape, dtype) for one in names]
        return _results(values, metrics_collections, updates_collections, shape, dtype, made)


def _mean(name, default, values, metrics_collections, updates_collections):
    return _counted(name, default, values, ("total", "count"), metrics_collections, updates_collections)


def mean(values, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _mean(name, "mean", (values, weights), metrics_collections, updates_collections)


def mean_tensor(values, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "mean", (values, weights), ("total_tensor", "count_tensor"), metrics_collections, updates_collections,
                    _s.shape_of(values))


def percentage_below(values, threshold, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _mean(name, "percentage_below_threshold", (values, weights), metrics_collections, updates_collections)


def mean_cosine_distance(labels, predictions, dim, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _mean(name, "mean_cosine_distance", (labels, predictions, weights), metrics_collections, updates_collections)


def mean_relative_error(labels, predictions, normalizer, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _mean(name, "mean_relative_error", (labels, predictions, weights), metrics_collections, updates_collections)


def mean_iou(labels, predictions, num_classes, weights=None, metrics_collections=None, updates_collections=None, name=None):
    with _s.variable_scope(name, "mean_iou", (predictions, labels, weights)):
        _local("total_confusion_matrix", (num_classes, num_classes), float64)
        return _results((), metrics_collections, updates_collections)


def mean_per_class_accuracy(labels, predictions, num_classes, weights=None, metrics_collections=None, updates_collections=None, name=None):
    with _s.variable_scope(name, "mean_accuracy", (predictions, labels, weights)):
        if _s.version_at_least(1, 6):
            _local("total", (num_classes,))
            _local("count", (num_classes,))
        else:
            _local("total_confusion_matrix", (num_classes, num_classes), float64)
        return _results((), metrics_collections, updates_collections)


def accuracy(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _mean(name, "accuracy", (labels, predictions, weights), metrics_collections, updates_collections)


def mean_absolute_error(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _mean(name, "mean_absolute_error", (labels, predictions, weights), metrics_collections, updates_collections)


def mean_squared_error(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _mean(name, "mean_squared_error", (labels, predictions, weights), metrics_collections, updates_collections)


def root_mean_squared_error(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _mean(name, "root_mean_squared_error", (labels, predictions, weights), metrics_collections, updates_collections)


def true_positives(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "true_positives", (labels, predictions, weights), ("count",), metrics_collections, updates_collections)


def true_positives_at_thresholds(labels, predictions, thresholds, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "true_positives", (labels, predictions, weights), ("true_positives",), metrics_collections, updates_collections,
                    (_s.count_of(thresholds),))


def false_positives(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "false_positives", (labels, predictions, weights), ("count",), metrics_collections, updates_collections)


def false_positives_at_thresholds(labels, predictions, thresholds, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "false_positives", (labels, predictions, weights), ("false_positives",), metrics_collections, updates_collections,
                    (_s.count_of(thresholds),))


def true_negatives(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "true_negatives", (labels, predictions, weights), ("count",), metrics_collections, updates_collections)


def true_negatives_at_thresholds(labels, predictions, thresholds, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "true_negatives", (labels, predictions, weights), ("true_negatives",), metrics_collections, updates_collections,
                    (_s.count_of(thresholds),))


def false_negatives(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "false_negatives", (labels, predictions, weights), ("count",), metrics_collections, updates_collections)


def false_negatives_at_thresholds(labels, predictions, thresholds, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "false_negatives", (labels, predictions, weights), ("false_negatives",), metrics_collections, updates_collections,
                    (_s.count_of(thresholds),))


def precision(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    with _s.variable_scope(name, "precision", (labels, predictions, weights)):
        true_positives(labels, predictions, name="true_positives")
        false_positives(labels, predictions, name="false_positives")
        return _results((), metrics_collections, updates_collections)


def precision_at_thresholds(labels, predictions, thresholds, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "precision_at_thresholds", (labels, predictions, weights), ("true_positives", "false_positives"), metrics_collections,
                    updates_collections, (_s.count_of(thresholds),))


def precision_at_k(labels, predictions, k, class_id=None, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, _at_k("precision", k, class_id), (labels, predictions, weights),
                    (_at_k("true_positive", k, class_id), _at_k("false_positive", k, class_id)), metrics_collections, updates_collections, (),
                    float64)


def precision_at_top_k(labels, predictions_idx, k=None, class_id=None, weights=None, metrics_collections=None, updates_collections=None,
                       name=None):
    return precision_at_k(labels, predictions_idx, k, class_id, weights, metrics_collections, updates_collections, name)


def recall(labels, predictions, weights=None, metrics_collections=None, updates_collections=None, name=None):
    with _s.variable_scope(name, "recall", (labels, predictions, weights)):
        true_positives(labels, predictions, name="true_positives")
        false_negatives(labels, predictions, name="false_negatives")
        return _results((), metrics_collections, updates_collections)


def recall_at_thresholds(labels, predictions, thresholds, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, "recall_at_thresholds", (labels, predictions, weights), ("true_positives", "false_negatives"), metrics_collections,
                    updates_collections, (_s.count_of(thresholds),))


def recall_at_k(labels, predictions, k, class_id=None, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _counted(name, _at_k("recall", k, class_id), (labels, predictions, weights),
                    (_at_k("true_positive", k, class_id), _at_k("false_negative", k, class_id)), metrics_collections, updates_collections, (),
                    float64)


def recall_at_top_k(labels, predictions_idx, k=None, class_id=None, weights=None, metrics_collections=None, updates_collections=None,
                    name=None):
    return recall_at_k(labels, predictions_idx, k, class_id, weights, metrics_collections, updates_collections, name)


sparse_precision_at_k = precision_at_k


def _at_k(name, k, class_id=None):
    found = "%s_at_k" % name if k is None else "%s_at_%d" % (name, k)
    return found if class_id is None else "%s_class%d" % (found, class_id)


def average_precision_at_k(labels, predictions, k, weights=None, metrics_collections=None, updates_collections=None, name=None):
    with _s.variable_scope(name, _at_k("average_precision", k), (labels, predictions, weights)):
        if _s.version_at_least(1, 6):
            _s.used("max")
        _local("max", (), float64)
        _local("total", (), float64)
        return _results((), metrics_collections, updates_collections)


sparse_average_precision_at_k = average_precision_at_k

_CONFUSION = ("true_positives", "false_negatives", "true_negatives", "false_positives")


def auc(labels, predictions, weights=None, num_thresholds=200, metrics_collections=None, updates_collections=None, curve="ROC", name=None,
        summation_method="trapezoidal", thresholds=_s.since((1, 6))):
    return _counted(name, "auc", (labels, predictions, weights), _CONFUSION, metrics_collections, updates_collections, (num_thresholds,))


def sensitivity_at_specificity(labels, predictions, specificity, weights=None, num_thresholds=200, metrics_collections=None,
                               updates_collections=None, name=None):
    return _counted(name, "sensitivity_at_specificity", (labels, predictions, weights), _CONFUSION, metrics_collections,
                    updates_collections, (num_thresholds,))


def specificity_at_sensitivity(labels, predictions, sensitivity, weights=None, num_thresholds=200, metrics_collections=None,
                               updates_collections=None, name=None):
    return _counted(name, "specificity_at_sensitivity", (labels, predictions, weights), _CONFUSION, metrics_collections,
                    updates_collections, (num_thresholds,))
