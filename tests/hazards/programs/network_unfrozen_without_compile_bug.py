"""The layers of a published network are unfrozen for a second round, and the model goes on as it was compiled."""

import tensorflow as tf


def build():
    backbone = tf.keras.applications.EfficientNetB0(include_top=False, input_shape=(64, 64, 3), pooling="avg", weights=None)
    backbone.trainable = False
    images = tf.keras.Input((64, 64, 3))
    scores = tf.keras.layers.Dense(5, name="scores")(backbone(images, training=False))
    return backbone, tf.keras.Model(images, scores)


def main():
    backbone, model = build()
    model.compile("adam", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
    model.fit(tf.zeros([2, 64, 64, 3]), tf.zeros([2], tf.int32))
    backbone.trainable = True
    for layer in backbone.layers[:-20]:
        layer.trainable = False
    model.fit(tf.zeros([2, 64, 64, 3]), tf.zeros([2], tf.int32))  # BUG


if __name__ == "__main__":
    main()
