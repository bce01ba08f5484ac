"""TF `tf.contrib.metrics`: the streaming metrics are those of `tf.metrics` with predictions first."""

from _scopelint import tensor
from tensorflow import metrics as _metrics


def _turned(metric):
    """A metric of `tf.metrics` that takes (predictions, labels)."""

    def streaming(predictions, labels, weights=None, metrics_collections=None, updates_collections=None, name=None):
        return metric(
            labels, predictions, weights=weights, metrics_collections=metrics_collections, updates_collections=updates_collections, name=name
        )

    return streaming


streaming_accuracy = _turned(_metrics.accuracy)
streaming_precision = _turned(_metrics.precision)
streaming_recall = _turned(_metrics.recall)
streaming_true_positives = _turned(_metrics.true_positives)
streaming_true_negatives = _turned(_metrics.true_negatives)
streaming_false_positives = _turned(_metrics.false_positives)
streaming_false_negatives = _turned(_metrics.false_negatives)
streaming_mean_absolute_error = _turned(_metrics.mean_absolute_error)
streaming_mean_squared_error = _turned(_metrics.mean_squared_error)
streaming_root_mean_squared_error = _turned(_metrics.root_mean_squared_error)
streaming_mean = _metrics.mean
streaming_mean_tensor = _metrics.mean_tensor
streaming_percentage_less = _metrics.percentage_below


def streaming_auc(
    predictions, labels, weights=None, num_thresholds=200, metrics_collections=None, updates_collections=None, curve="ROC", name=None
):
    return _metrics.auc(labels, predictions, weights, num_thresholds, metrics_collections, updates_collections, curve, name)


def streaming_mean_iou(predictions, labels, num_classes, weights=None, metrics_collections=None, updates_collections=None, name=None):
    return _metrics.mean_iou(labels, predictions, num_classes, weights, metrics_collections, updates_collections, name)


def streaming_mean_relative_error(
    predictions, labels, normalizer, weights=None, metrics_collections=None, updates_collections=None, name=None
):
    return _metrics.mean_relative_error(labels, predictions, normalizer, weights, metrics_collections, updates_collections, name)


def streaming_mean_cosine_distance(
    predictions, labels, dim, weights=None, metrics_collections=None, updates_collections=None, name=None
):
    return _metrics.mean(predictions, weights, metrics_collections, updates_collections, name if name else "mean_cosine_distance")


def streaming_recall_at_k(predictions, labels, k, weights=None, metrics_collections=None, updates_collections=None, name=None):
    default = "recall_at_%d" % k if isinstance(k, int) else "recall_at_k"
    return _metrics.mean(predictions, weights, metrics_collections, updates_collections, name if name else default)


def streaming_sparse_recall_at_k(
    predictions, labels, k, class_id=None, weights=None, metrics_collections=None, updates_collections=None, name=None
):
    return _metrics.recall_at_k(labels, predictions, k, class_id, weights, metrics_collections, updates_collections, name)


def streaming_sparse_precision_at_k(
    predictions, labels, k, class_id=None, weights=None, metrics_collections=None, updates_collections=None, name=None
):
    return _metrics.precision_at_k(labels, predictions, k, class_id, weights, metrics_collections, updates_collections, name)


def streaming_sparse_average_precision_at_k(
    predictions, labels, k, weights=None, metrics_collections=None, updates_collections=None, name=None
):
    return _metrics.average_precision_at_k(labels, predictions, k, weights, metrics_collections, updates_collections, name)


def accuracy(predictions, labels, weights=None, name=None):
    return tensor("accuracy", [predictions, labels], ())


def aggregate_metrics(*value_update_tuples):
    if not value_update_tuples:
        return [], []
    values, updates = zip(*value_update_tuples)
    return list(values), list(updates)


def aggregate_metric_map(names_to_tuples):
    values = {}
    updates = {}
    for name, (value, update) in names_to_tuples.items():
        values[name] = value
        updates[name] = update
    return values, updates
