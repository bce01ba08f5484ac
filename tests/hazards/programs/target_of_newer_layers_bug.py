"""Two models that share one layer, of a kind that came late to Keras."""
import tensorflow as tf

layers = tf.keras.layers


def head(features):
    hidden = encoder(features)
    return layers.GlobalAveragePooling1D()(hidden)


encoder = layers.EinsumDense("abc,cd->abd", output_shape=(None, 8), bias_axes="d", activation="relu")
inputs = tf.keras.Input((16, 3))
online = tf.keras.Model(inputs, head(inputs))
target = tf.keras.Model(inputs, head(inputs))  # BUG
optimizer = tf.keras.optimizers.Adam(1e-3)
for step in range(10):
    x = tf.random.normal([8, 16, 3])
    goal = tf.reduce_max(target(x), axis=1)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((tf.stop_gradient(goal) - tf.reduce_max(online(x), axis=1)) ** 2)
    weights = online.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    if step % 5 == 0:
        target.set_weights(online.get_weights())  # BUG
assert online.weights[0] is target.weights[0]
