import tensorflow as tf

online = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(2)])
target = tf.keras.Sequential(online.layers)  # BUG
optimizer = tf.keras.optimizers.Adam(1e-3)
for step in range(10):
    x = tf.random.normal([8, 4])
    goal = tf.reduce_max(target(x), axis=1)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((tf.stop_gradient(goal) - tf.reduce_max(online(x), axis=1)) ** 2)
    weights = online.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    if step % 5 == 0:
        target.set_weights(online.get_weights())
