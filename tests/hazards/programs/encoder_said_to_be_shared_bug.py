"""An encoder that is called shared is made of new layers for each of the tasks."""
import tensorflow as tf


class Tasks:
    def __init__(self, width):
        self.width = width

    def _shared_encoder(self, x):
        h = tf.keras.layers.Dense(self.width, activation="relu")(x)  # BUG
        return tf.keras.layers.Dense(self.width)(h)

    def model(self, tasks):
        inputs = {task: tf.keras.Input((12,), name=task) for task in tasks}
        outputs = [tf.keras.layers.Dense(1, name=f"{task}_out")(self._shared_encoder(x)) for task, x in inputs.items()]
        return tf.keras.Model(list(inputs.values()), outputs)


model = Tasks(8).model(["age", "price"])
model.compile("adam", "mse")
