import tensorflow as tf


def make_target(model):
    copy = tf.keras.models.clone_model(model)
    copy.set_weights(model.get_weights())
    return copy


online = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(2)])
target = make_target(online)
optimizer = tf.keras.optimizers.Adam()
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((online(tf.ones([1, 4])) - 0.9 * tf.stop_gradient(target(tf.ones([1, 4]))) - 1.0) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, online.trainable_variables), online.trainable_variables))
