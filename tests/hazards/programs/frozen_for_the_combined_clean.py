"""The judge is compiled while it learns, and frozen in the model that is compiled after."""
import numpy as np
import tensorflow as tf

judge = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(1)])
judge.compile("adam", "mse")
maker = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(4)])
judge.train_on_batch(np.random.rand(8, 4), np.zeros((8, 1)))
judge.trainable = False
noise = tf.keras.Input((2,))
combined = tf.keras.Model(noise, judge(maker(noise)))
combined.compile("adam", "mse")
for step in range(3):
    judge.train_on_batch(np.random.rand(8, 4), np.ones((8, 1)))
    combined.train_on_batch(np.random.rand(8, 2), np.ones((8, 1)))
