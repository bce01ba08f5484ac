import tensorflow as tf
from tensorflow import keras

model = keras.Sequential([keras.layers.Dense(8, activation="relu"), keras.layers.Dense(3)])
loss_fn = keras.losses.SparseCategoricalCrossentropy(from_logits=True)
optimizer = keras.optimizers.Adam(0.01)

x = tf.random.normal([50, 4])
y = tf.argmax(x[:, :3], axis=1)
train = tf.data.Dataset.from_tensor_slices((x, y)).batch(10)

for epoch in range(3):
    for xb, yb in train:
        acc = keras.metrics.SparseCategoricalAccuracy()  # BUG
        with tf.GradientTape() as tape:
            logits = model(xb, training=True)
            loss = loss_fn(yb, logits)
        grads = tape.gradient(loss, model.trainable_weights)
        optimizer.apply_gradients(zip(grads, model.trainable_weights))
        acc.update_state(yb, logits)
    print("epoch", epoch, "accuracy over the epoch", float(acc.result()))
seen = float(acc.count)
