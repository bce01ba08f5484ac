import tensorflow as tf

L = tf.keras.layers


def make_ear():
    return tf.keras.Sequential([tf.keras.Input((20,)), L.Dense(16), L.BatchNormalization(), L.ReLU(), L.Dense(8)])


def sounds():
    return tf.random.normal([2, 20])


def step(optimizer, weights, error):
    with tf.GradientTape() as tape:
        loss = error()
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


def follows():
    """One network follows the other, which learns from it: its statistics are its own."""
    fast, slow = make_ear(), make_ear()
    optimizer = tf.keras.optimizers.Adam(1e-3)
    for _ in range(20):
        heard = sounds()
        step(
            optimizer,
            fast.trainable_weights,
            lambda: tf.reduce_mean(tf.square(fast(heard, training=True) - tf.stop_gradient(slow(heard, training=True)))),
        )
        for one, other in zip(slow.trainable_weights, fast.trainable_weights):
            one.assign(0.99 * one + 0.01 * other)
    print(slow(sounds()))


def in_turns():
    """Each of two steps leaves one network alone, and the other one trains it."""
    ear, moods = make_ear(), L.Dense(4)
    moods.build((None, 8))
    one, two = tf.keras.optimizers.Adam(1e-3), tf.keras.optimizers.Adam(1e-3)
    for _ in range(20):
        step(one, moods.trainable_weights, lambda: tf.reduce_mean(moods(tf.stop_gradient(ear(sounds(), training=True)))))
        step(two, ear.trainable_weights, lambda: tf.reduce_mean(tf.square(moods(ear(sounds(), training=True)))))
    print(ear(sounds()))


def told_not_to():
    ear, moods = make_ear(), L.Dense(4)
    moods.build((None, 8))
    optimizer = tf.keras.optimizers.Adam(1e-3)
    for _ in range(20):
        step(optimizer, moods.trainable_weights, lambda: tf.reduce_mean(moods(tf.stop_gradient(ear(sounds(), training=False)))))
    print(ear(sounds()))


def set_not_to():
    """A batch normalization that is not trainable goes by its statistics whatever it is told."""
    ear, moods = make_ear(), L.Dense(4)
    moods.build((None, 8))
    ear.trainable = False
    optimizer = tf.keras.optimizers.Adam(1e-3)
    for _ in range(20):
        step(optimizer, moods.trainable_weights, lambda: tf.reduce_mean(moods(tf.stop_gradient(ear(sounds(), training=True)))))
    print(ear(sounds()))


def warmed_up():
    """The head learns first, and then both."""
    ear, moods = make_ear(), L.Dense(4)
    moods.build((None, 8))
    one, two = tf.keras.optimizers.Adam(1e-3), tf.keras.optimizers.Adam(1e-3)
    for _ in range(20):
        step(one, moods.trainable_weights, lambda: tf.reduce_mean(moods(tf.stop_gradient(ear(sounds(), training=True)))))
    both = ear.trainable_weights + moods.trainable_weights
    for _ in range(20):
        step(two, both, lambda: tf.reduce_mean(tf.square(moods(ear(sounds(), training=True)))))
    print(ear(sounds()))


follows()
in_turns()
told_not_to()
set_not_to()
warmed_up()
