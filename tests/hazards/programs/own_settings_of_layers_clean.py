"""Settings of layers by contexts of one's own, one inside the other."""

import contextlib

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

_SETTINGS = [{}]


@contextlib.contextmanager
def settings(kinds, **told):
    now = {kind: dict(had) for kind, had in _SETTINGS[-1].items()}
    for kind in kinds:
        now.setdefault(kind, {}).update(told)
    _SETTINGS.append(now)
    try:
        yield now
    finally:
        _SETTINGS.pop()


def layer(rows, size, name):
    told = _SETTINGS[-1].get("layer", {})
    with tf.variable_scope(name):
        weights = tf.get_variable("weights", [4, size], regularizer=told.get("regularizer"))
    return told.get("after", tf.identity)(tf.matmul(rows, weights))


rows = tf.placeholder(tf.float32, [None, 4])
with settings(["layer"], regularizer=tf.nn.l2_loss):
    with settings(["layer", "norm"], after=tf.nn.relu):
        with settings(["norm"], scale=True):
            with settings(["layer"], after=tf.nn.tanh):
                with settings(["norm"], scale=False):
                    features = layer(rows, 4, "features")
                    scores = layer(features, 4, "scores")
