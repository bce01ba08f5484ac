"""A published network that is unfrozen, and the model compiled again; one that learned from the first; one frozen for good."""

import tensorflow as tf


def build(frozen):
    backbone = tf.keras.applications.EfficientNetB0(include_top=False, input_shape=(64, 64, 3), pooling="avg", weights=None)
    backbone.trainable = not frozen
    images = tf.keras.Input((64, 64, 3))
    scores = tf.keras.layers.Dense(5, name="scores")(backbone(images, training=False))
    return backbone, tf.keras.Model(images, scores)


def fit(model):
    model.fit(tf.zeros([2, 64, 64, 3]), tf.zeros([2], tf.int32))


def compiled(model, rate):
    model.compile(tf.keras.optimizers.Adam(rate), tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))


def main():
    backbone, model = build(frozen=True)
    compiled(model, 1e-3)
    fit(model)
    backbone.trainable = True
    compiled(model, 1e-5)
    fit(model)

    _, whole = build(frozen=False)
    compiled(whole, 1e-3)
    fit(whole)
    fit(whole)

    _, head = build(frozen=True)
    compiled(head, 1e-3)
    fit(head)
    fit(head)


if __name__ == "__main__":
    main()
