import tensorflow as tf

trunk = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8)])
optimizers = {"slow": tf.keras.optimizers.Adam(1e-4), "fast": tf.keras.optimizers.Adam(1e-2)}

for name, optimizer in optimizers.items():
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(trunk(tf.ones([2, 4])) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, trunk.trainable_variables), trunk.trainable_variables))
