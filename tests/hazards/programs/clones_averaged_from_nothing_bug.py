import numpy as np
import tensorflow as tf


def build():
    return tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(3), tf.keras.layers.Dense(1)])


def visit(common, x, y):
    mine = tf.keras.models.clone_model(common)  # BUG
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((mine(x) - y) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, mine.trainable_variables), mine.trainable_variables))
    return mine.get_weights()


common = build()
places = [(np.random.rand(8, 4).astype("float32"), np.ones((8, 1), "float32")) for _ in range(3)]
for turn in range(2):
    found = [visit(common, x, y) for x, y in places]
    common.set_weights([np.mean(parts, axis=0) for parts in zip(*found)])
print(common.predict(places[0][0], verbose=0).mean())
