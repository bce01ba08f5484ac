import tensorflow as tf


def network():
    return tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.BatchNormalization(), tf.keras.layers.Dense(2)])


online, momentum = network(), network()
momentum.set_weights(online.get_weights())
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(5):
    x = tf.random.normal([16, 4]) * 2.0 + 3.0
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((online(x, training=True) - momentum(x, training=True)) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, online.trainable_variables), online.trainable_variables))
    for slow, fast in zip(momentum.trainable_weights, online.trainable_weights):
        slow.assign(0.99 * slow + 0.01 * fast)
