"""Functions that a loop makes around a model, and that are called in the same turn, or have the model for their own."""
import tensorflow as tf


def build():
    return tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(1)])


models = {name: build() for name in ("day", "night")}
scorers = {}
x, y = tf.random.normal([8, 3]), tf.random.normal([8, 1])
for name, model in models.items():
    loss = lambda: tf.reduce_mean(tf.square(model(x) - y))
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(2):
        with tf.GradientTape() as tape:
            value = loss()
        optimizer.apply_gradients(zip(tape.gradient(value, model.trainable_variables), model.trainable_variables))
    scorers[name] = lambda x, model=model: float(tf.reduce_mean(model(x)))
print({name: scorer(x) for name, scorer in scorers.items()})
print("of the last", loss())
