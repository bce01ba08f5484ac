"""TF `tf.contrib.losses`: no variables."""

from _scopelint import add_to_collection, get_collection, name_scope, tensor


def _loss(default, inputs, scope):
    with name_scope(scope, default):
        loss = tensor("loss", inputs, ())
        add_to_collection("losses", loss)
        return loss


def compute_weighted_loss(losses, weights=1.0, scope=None):
    return _loss("weighted_loss", [losses], scope)


def add_loss(loss, loss_collection="losses"):
    if loss_collection:
        add_to_collection(loss_collection, loss)


def get_losses(scope=None, loss_collection="losses"):
    return get_collection(loss_collection, scope)


def get_regularization_losses(scope=None):
    return get_collection("regularization_losses", scope)


def get_total_loss(add_regularization_losses=True, name="total_loss"):
    return tensor("add_n", [get_losses(), get_regularization_losses()], ())


def absolute_difference(predictions, labels=None, weights=1.0, scope=None):
    return _loss("absolute_difference", [predictions, labels], scope)


def sigmoid_cross_entropy(logits, multi_class_labels, weights=1.0, label_smoothing=0, scope=None):
    return _loss("sigmoid_cross_entropy_loss", [logits, multi_class_labels], scope)


def softmax_cross_entropy(logits, onehot_labels, weights=1.0, label_smoothing=0, scope=None):
    return _loss("softmax_cross_entropy_loss", [logits, onehot_labels], scope)


def sparse_softmax_cross_entropy(logits, labels, weights=1.0, scope=None):
    return _loss("sparse_softmax_cross_entropy_loss", [logits, labels], scope)


def log_loss(predictions, labels=None, weights=1.0, epsilon=1e-7, scope=None):
    return _loss("log_loss", [predictions, labels], scope)


def hinge_loss(logits, labels=None, scope=None):
    return _loss("hinge_loss", [logits, labels], scope)


def mean_squared_error(predictions, labels=None, weights=1.0, scope=None):
    return _loss("mean_squared_error", [predictions, labels], scope)


def mean_pairwise_squared_error(predictions, labels=None, weights=1.0, scope=None):
    return _loss("mean_pairwise_squared_error", [predictions, labels], scope)


def cosine_distance(predictions, labels=None, axis=None, weights=1.0, scope=None, dim=None):
    return _loss("cosine_distance_loss", [predictions, labels], scope)
