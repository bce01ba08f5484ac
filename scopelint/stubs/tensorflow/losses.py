"""tf.losses: no variables; each adds its loss to a collection."""

import _scopelint as _s


class Reduction:
    NONE = "none"
    SUM = "weighted_sum"
    SUM_OVER_BATCH_SIZE = "weighted_sum_over_batch_size"
    MEAN = "weighted_mean"
    SUM_OVER_NONZERO_WEIGHTS = "weighted_sum_by_nonzero_weights"
    SUM_BY_NONZERO_WEIGHTS = "weighted_sum_by_nonzero_weights"

    @classmethod
    def all(cls):
        return (cls.NONE, cls.SUM, cls.MEAN, cls.SUM_OVER_BATCH_SIZE, cls.SUM_OVER_NONZERO_WEIGHTS, cls.SUM_BY_NONZERO_WEIGHTS)

    @classmethod
    def validate(cls, key):
        return None


def add_loss(loss, loss_collection="losses"):
    if loss_collection is not None:
        _s.add_to_collection(loss_collection, loss)


def get_losses(scope=None, loss_collection="losses"):
    return _s.get_collection(loss_collection, scope)


def get_regularization_losses(scope=None):
    return _s.get_collection("regularization_losses", scope)


def get_regularization_loss(scope=None, name="total_regularization_loss"):
    return _s.tensor("add_n", [_s.get_collection("regularization_losses", scope)], (), None, name)


def get_total_loss(add_regularization_losses=True, name="total_loss", scope=None):
    losses = _s.get_collection("losses", scope)
    if add_regularization_losses:
        losses = losses + _s.get_collection("regularization_losses", scope)
    return _s.tensor("add_n", [losses], (), None, name)


def _loss(op, values, shape, scope, default, loss_collection, reduction):
    with _s.name_scope(scope, default, values):
        loss = _s.tensor(op, values, shape if reduction == "none" else ())
        add_loss(loss, loss_collection)
    return loss


def compute_weighted_loss(losses, weights=1.0, scope=None, loss_collection="losses", reduction="weighted_sum_by_nonzero_weights"):
    return _loss("weighted_loss", [losses, weights], _s.shape_of(losses), scope, "weighted_loss", loss_collection, reduction)


def absolute_difference(labels, predictions, weights=1.0, scope=None, loss_collection="losses", reduction="weighted_sum_by_nonzero_weights"):
    return _loss("absolute_difference", [predictions, labels, weights], _s.shape_of(predictions), scope, "absolute_difference", loss_collection, reduction)


def hinge_loss(labels, logits, weights=1.0, scope=None, loss_collection="losses", reduction="weighted_sum_by_nonzero_weights"):
    return _loss("hinge_loss", [logits, labels, weights], _s.shape_of(logits), scope, "hinge_loss", loss_collection, reduction)


def mean_squared_error(labels, predictions, weights=1.0, scope=None, loss_collection="losses", reduction="weighted_sum_by_nonzero_weights"):
    return _loss("mean_squared_error", [predictions, labels, weights], _s.shape_of(predictions), scope, "mean_squared_error", loss_collection, reduction)


def sparse_softmax_cross_entropy(labels, logits, weights=1.0, scope=None, loss_collection="losses", reduction="weighted_sum_by_nonzero_weights"):
    return _loss("sparse_softmax_cross_entropy", [logits, labels, weights], _s.shape_of(labels), scope, "sparse_softmax_cross_entropy_loss", loss_collection, reduction)


def cosine_distance(labels, predictions, axis=None, weights=1.0, scope=None, loss_collection="losses",
                    reduction="weighted_sum_by_nonzero_weights", dim=None):
    return _loss("cosine_distance", [predictions, labels, weights], None, scope, "cosine_distance_loss", loss_collection, reduction)


def huber_loss(labels, predictions, weights=1.0, delta=1.0, scope=None, loss_collection="losses",
               reduction="weighted_sum_by_nonzero_weights"):
    return _loss("huber_loss", [predictions, labels, weights], _s.shape_of(predictions), scope, "huber_loss", loss_collection, reduction)


def log_loss(labels, predictions, weights=1.0, epsilon=1e-07, scope=None, loss_collection="losses",
             reduction="weighted_sum_by_nonzero_weights"):
    return _loss("log_loss", [predictions, labels, weights], _s.shape_of(predictions), scope, "log_loss", loss_collection, reduction)


def sigmoid_cross_entropy(multi_class_labels, logits, weights=1.0, label_smoothing=0, scope=None, loss_collection="losses",
                          reduction="weighted_sum_by_nonzero_weights"):
    return _loss("sigmoid_cross_entropy", [logits, multi_class_labels, weights], _s.shape_of(logits), scope, "sigmoid_cross_entropy_loss", loss_collection, reduction)


def softmax_cross_entropy(onehot_labels, logits, weights=1.0, label_smoothing=0, scope=None, loss_collection="losses",
                          reduction="weighted_sum_by_nonzero_weights"):
    return _loss("softmax_cross_entropy", [logits, onehot_labels, weights], None, scope, "softmax_cross_entropy_loss", loss_collection, reduction)


def mean_pairwise_squared_error(labels, predictions, weights=1.0, scope=None, loss_collection="losses"):
    return _loss("mean_pairwise_squared_error", [predictions, labels, weights], (), scope, "mean_pairwise_squared_error", loss_collection,
                 None)
