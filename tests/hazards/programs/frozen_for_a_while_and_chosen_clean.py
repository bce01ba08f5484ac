"""What is frozen for a while is in a list that is there already, and no step goes by that list meanwhile."""
import numpy as np
import tensorflow as tf

tower = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(8)])
head = tf.keras.layers.Dense(1)
ranker = tf.keras.Sequential([tf.keras.Input((6,)), tower, head])
everything = ranker.trainable_variables
x, y = np.random.rand(4, 6).astype("float32"), np.ones((4, 1), "float32")


def step(weights, rate):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(ranker(x) - y))
    for weight, slope in zip(weights, tape.gradient(loss, weights)):
        weight.assign_sub(rate * slope)


# The part is left out of what is trained while it is frozen.
for warm in (True, False):
    tower.trainable = not warm
    for _ in range(2):
        step(head.trainable_variables if warm else everything, 0.1)

# It is frozen so that the list of what is left can be had, and thawed before a step is taken.
tower.trainable = False
of_head = ranker.trainable_variables
tower.trainable = True
step(of_head, 0.1)
step(everything, 0.01)

# It is frozen while an average that follows all of it is moved, which is no step.
followed = [tf.Variable(w) for w in everything]
tower.trainable = False
for mean, weight in zip(followed, everything):
    mean.assign_sub(0.1 * (mean - weight))
for mean, weight in zip(followed, everything):
    weight.assign_sub(0.5 * (weight - mean))
tower.trainable = True
step(everything, 0.01)

# A judge is frozen while the maker learns by a list of its own.
judge = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(1)])
maker = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(6)])
both = tf.keras.Sequential([tf.keras.Input((2,)), maker, judge])
of_both, of_judge, of_maker = both.trainable_variables, judge.trainable_variables, maker.trainable_variables
print(len(of_both))
optimizers = tf.keras.optimizers.Adam(), tf.keras.optimizers.Adam()
for _ in range(3):
    noise = np.random.rand(4, 2).astype("float32")
    judge.trainable = False
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.softplus(-both(noise)))
    optimizers[0].apply_gradients(zip(tape.gradient(loss, of_maker), of_maker))
    judge.trainable = True
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.softplus(both(noise))) + tf.reduce_mean(tf.nn.softplus(-judge(x)))
    optimizers[1].apply_gradients(zip(tape.gradient(loss, of_judge), of_judge))
