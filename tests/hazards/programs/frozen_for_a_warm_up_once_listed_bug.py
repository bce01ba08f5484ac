"""The tower is thawed after some epochs, but the list that the optimizer goes by had it from the beginning."""
import numpy as np
import tensorflow as tf

tower = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(8)])
ranker = tf.keras.Sequential([tf.keras.Input((6,)), tower, tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.05)
learned = ranker.trainable_variables  # BUG


def epoch(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(ranker(x) - y))
    optimizer.apply_gradients(zip(tape.gradient(loss, learned), learned))  # BUG


begun = tower.get_weights()[0]
for warm in (True, False):
    tower.trainable = not warm  # BUG
    for _ in range(2):
        epoch(np.random.rand(4, 6).astype("float32"), np.ones((4, 1), "float32"))
    if warm:
        print("FACT", abs(tower.get_weights()[0] - begun).max() > 0)
