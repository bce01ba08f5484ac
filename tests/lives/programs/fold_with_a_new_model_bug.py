import numpy as np
import tensorflow as tf


def make_model():
    return tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(3,)),
                                tf.keras.layers.Dense(1)])


model = make_model()
mse = tf.keras.losses.MeanSquaredError()


@tf.function
def evaluate(x, y):
    return mse(y, model(x))


def fit(x, y, steps=3, lr=0.05):
    for _ in range(steps):
        with tf.GradientTape() as tape:
            loss = mse(y, model(x))
        for v, g in zip(model.trainable_variables, tape.gradient(loss, model.trainable_variables)):
            v.assign_sub(lr * g)


x = tf.constant(np.random.randn(20, 3).astype("float32"))
y = tf.reduce_sum(x, axis=1, keepdims=True)
scores = []
for fold in range(3):
    model = make_model()  # TVS412
    fit(x, y)
    scores.append(float(evaluate(x, y)))
print(scores)
