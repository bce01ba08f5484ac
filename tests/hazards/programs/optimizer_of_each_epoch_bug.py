import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(2)])
num_epochs, batches = 5, tf.data.Dataset.from_tensor_slices(tf.ones([32, 4])).batch(8)
for epoch in range(num_epochs):
    optimizer = tf.keras.optimizers.Adam(0.01)
    for batch in batches:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(model(batch) ** 2)
        gradients = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(gradients, model.trainable_variables))  # BUG
