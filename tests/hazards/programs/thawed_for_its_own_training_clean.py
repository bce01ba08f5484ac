"""The judge is frozen for the list of what the maker's loss trains, and is trained by itself in turns with that."""
import tensorflow as tf

maker = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(6, activation="relu"), tf.keras.layers.Dense(4)])
judge = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(6, activation="relu"), tf.keras.layers.Dense(1)])
both = tf.keras.Sequential([maker, judge])
judge.trainable = False
makers = both.trainable_variables
for_maker, for_judge = tf.keras.optimizers.SGD(0.01), tf.keras.optimizers.SGD(0.01)


def train_maker(noise):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.softplus(-both(noise)))
    for_maker.apply_gradients(zip(tape.gradient(loss, makers), makers))


def train_judge(noise, real):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.softplus(-judge(real)) + tf.nn.softplus(judge(maker(noise))))
    weights = judge.trainable_variables
    for_judge.apply_gradients(zip(tape.gradient(loss, weights), weights))


train_maker(tf.ones([2, 3]))
for _ in range(3):
    judge.trainable = True
    train_judge(tf.ones([2, 3]), tf.ones([2, 4]))
    train_maker(tf.ones([2, 3]))
