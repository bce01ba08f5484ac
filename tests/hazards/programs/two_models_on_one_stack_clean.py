import tensorflow as tf

x = tf.keras.Input((4,))
hidden = tf.keras.layers.Dense(8, activation="relu")(x)
learns, says = tf.keras.Model(x, hidden), tf.keras.Model(x, tf.nn.softmax(hidden))
target = tf.keras.models.clone_model(learns)
says.set_weights(learns.get_weights())  # as it is, and does no harm
optimizer = tf.keras.optimizers.Adam(1e-3)
for step in range(10):
    data = tf.random.normal([8, 4])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((tf.stop_gradient(target(data)) - learns(data)) ** 2)
    weights = learns.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    if step % 5 == 0:
        target.set_weights(learns.get_weights())
    print(says(data))
