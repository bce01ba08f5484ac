"""The normalizations are told to go by their statistics; their scales and shifts are in the list, and are to be trained."""
import tensorflow as tf

net = tf.keras.Sequential([
    tf.keras.Input((5,)),
    tf.keras.layers.Dense(8),
    tf.keras.layers.BatchNormalization(),
    tf.keras.layers.ReLU(),
    tf.keras.layers.Dense(1),
])
weights = net.trainable_variables
for layer in net.layers:
    if isinstance(layer, tf.keras.layers.BatchNormalization):
        layer.trainable = False
optimizer = tf.keras.optimizers.SGD(0.01)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(tf.ones([4, 5]), training=True) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
