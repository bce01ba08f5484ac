import tensorflow as tf


def forecaster():
    return tf.keras.Sequential([tf.keras.Input((12,)), tf.keras.layers.Dense(24, "relu"), tf.keras.layers.Dense(3)])


def train(network, optimizer, weeks):
    for _ in range(weeks):
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.abs(network(tf.random.normal([8, 12]), training=True) - tf.random.normal([8, 3])))
        weights = network.trainable_weights
        optimizer.apply_gradients(zip(tape.gradient(error, weights), weights))


def put_in_at_the_end():
    network = forecaster()
    optimizer = tf.keras.optimizers.Adam(1e-3, use_ema=True)
    train(network, optimizer, 10)
    print("as trained", float(tf.reduce_sum(network(tf.ones([1, 12])))))
    optimizer.finalize_variable_values(network.trainable_variables)
    network.save("averaged.keras")


def put_in_now_and_then():
    network = forecaster()
    train(network, tf.keras.optimizers.SGD(0.1, use_ema=True, ema_overwrite_frequency=50), 200)
    network.save("overwritten.keras")


def put_in_by_the_fit():
    network = forecaster()
    network.compile(tf.keras.optimizers.Adam(1e-3, use_ema=True), "mae")
    network.fit(tf.random.normal([64, 12]), tf.random.normal([64, 3]), epochs=2)
    network.save("fitted.keras")


def kept_for_another_script():
    network = forecaster()
    optimizer = tf.keras.optimizers.Adam(1e-3, use_ema=True)
    train(network, optimizer, 10)
    tf.train.Checkpoint(network=network, optimizer=optimizer).save("logs/both")
    print(float(tf.reduce_sum(network(tf.ones([1, 12])))))


def copied_by_hand():
    network, smooth = forecaster(), forecaster()
    optimizer = tf.keras.optimizers.Adam(1e-3, use_ema=True)
    train(network, optimizer, 10)
    for average, weight in zip(optimizer._model_variables_moving_average, smooth.trainable_variables):
        weight.assign(average)
    print(float(tf.reduce_sum(network(tf.ones([1, 12])) - smooth(tf.ones([1, 12])))))


def told_not_to():
    network = forecaster()
    train(network, tf.keras.optimizers.Adam(1e-3, use_ema=False), 10)
    network.save("plain.keras")


put_in_at_the_end()
put_in_now_and_then()
put_in_by_the_fit()
kept_for_another_script()
copied_by_hand()
told_not_to()
