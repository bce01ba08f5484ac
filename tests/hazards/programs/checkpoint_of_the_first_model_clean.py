import os
import tempfile
import tensorflow as tf

folder = tempfile.mkdtemp()
model = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(2)])
model = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(2)])
optimizer = tf.keras.optimizers.Adam()
checkpoint = tf.train.Checkpoint(model=model, optimizer=optimizer)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(model(tf.ones([1, 4])) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
checkpoint.save(os.path.join(folder, "ckpt"))
