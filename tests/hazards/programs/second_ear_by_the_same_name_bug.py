"""A second ear is made by the configuration of the first, and has its name, so that no model takes both."""
import tensorflow as tf

sound = tf.keras.Input((8,))
near = tf.keras.Model(sound, tf.keras.layers.Dense(3, activation="relu")(sound), name="ear")
far = tf.keras.Model.from_config(near.get_config())
left, right = tf.keras.Input((8,)), tf.keras.Input((8,))
heard = tf.keras.layers.Concatenate()([near(left), far(right)])
head = tf.keras.Model([left, right], tf.keras.layers.Dense(1)(heard))  # BUG
