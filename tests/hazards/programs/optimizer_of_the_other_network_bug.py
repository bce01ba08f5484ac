import tensorflow as tf

actor = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
slow, fast = tf.keras.optimizers.legacy.Adam(1e-3), tf.keras.optimizers.legacy.Adam(1e-2)
for _ in range(5):
    x = tf.random.normal([8, 4])
    with tf.GradientTape(persistent=True) as tape:
        gain = 1.0 - critic(x)
        error = tf.reduce_mean(gain**2)
        loss = -tf.reduce_mean(tf.nn.log_softmax(actor(x))[:, 0] * tf.stop_gradient(gain)[:, 0])
    slow.apply_gradients(zip(tape.gradient(loss, actor.trainable_variables), actor.trainable_variables))
    slow.apply_gradients(zip(tape.gradient(error, critic.trainable_variables), critic.trainable_variables))  # BUG
