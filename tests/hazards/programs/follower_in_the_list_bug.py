import tensorflow as tf


def network():
    return tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(1)])


one, two = network(), network()
one.build((None, 4))
two.build((None, 4))
two.set_weights(one.get_weights())
optimizer = tf.keras.optimizers.Adam(1e-3)


@tf.function
def train(x, noise):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(one(x + noise) - two(x)))
    variables = one.trainable_variables + two.trainable_variables  # BUG
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))  # BUG
    for theirs, ours in zip(two.variables, one.variables):
        theirs.assign(0.99 * theirs + 0.01 * ours)


for turn in range(20):
    train(tf.random.normal([8, 4]), tf.random.normal([8, 4]))
