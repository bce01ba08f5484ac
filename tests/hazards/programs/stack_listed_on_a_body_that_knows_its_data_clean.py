"""A stack has all its weights as it is made, where the model that it begins with has told, or seen, what it is given."""
import tensorflow as tf


def learn(stack, weights):
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(3):
        rows = tf.random.normal([4, 6])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(stack(rows) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


told = tf.keras.Sequential([tf.keras.Input([6]), tf.keras.layers.Dense(8, activation="relu")])
first = tf.keras.Sequential([told, tf.keras.layers.Dense(2)])
learn(first, first.trainable_variables)

seen = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu")])
seen(tf.zeros([1, 6]))
second = tf.keras.Sequential([seen, tf.keras.layers.Dense(2)])
learn(second, second.trainable_variables)

rows = tf.keras.Input([6])
third = tf.keras.Sequential()
third.add(tf.keras.Model(rows, tf.keras.layers.Dense(8)(rows)))
third.add(tf.keras.layers.Dense(2))
third.layers[0].trainable = False
learn(third, third.trainable_variables)
