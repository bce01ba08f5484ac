"""The judge and its spectral layer are trained by their list, and are frozen for the model that the maker is fitted in."""
import numpy as np
import tensorflow as tf

body = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, activation="relu")])
judge = tf.keras.Sequential([tf.keras.Input((4,)), body, tf.keras.layers.Dense(1)])
maker = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(4)])
of_judge = judge.trainable_variables
for layer in judge.layers:
    layer.trainable = False
both = tf.keras.Sequential([tf.keras.Input((2,)), maker, judge])
both.compile("adam", tf.keras.losses.BinaryCrossentropy(from_logits=True))
optimizer = tf.keras.optimizers.Adam(1e-3)
for _ in range(3):
    noise, real = np.random.randn(8, 2).astype("float32"), np.random.randn(8, 4).astype("float32")
    with tf.GradientTape(watch_accessed_variables=False) as tape:
        tape.watch([v.value if hasattr(v, "path") else v for v in of_judge])
        loss = tf.reduce_mean(tf.nn.softplus(judge(maker(noise))) + tf.nn.softplus(-judge(real)))
    optimizer.apply_gradients(zip(tape.gradient(loss, of_judge), of_judge))
    both.train_on_batch(noise, np.ones((8, 1)))
