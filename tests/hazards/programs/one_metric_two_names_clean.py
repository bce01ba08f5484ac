"""Two names for one metric, which both functions count in by one of them; and a metric for each of two names."""

import tensorflow as tf

current = loss = tf.keras.metrics.Mean(name="loss")
train_loss, val_loss = (tf.keras.metrics.Mean(name=name) for name in ("train", "val"))


def train(x):
    loss(x)
    train_loss(x)


def validate(x):
    loss(x)
    val_loss(x)


for epoch in range(2):
    train(1.0)
    validate(2.0)
    print(float(current.result()), float(train_loss.result()), float(val_loss.result()))
