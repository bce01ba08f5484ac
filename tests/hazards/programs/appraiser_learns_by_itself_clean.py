"""What lays out learns by what an appraiser says; a table learns with its own head, by labels; a third pair is one estimate of two."""
import tensorflow as tf


def dense(inputs, *sizes):
    return tf.keras.Sequential([tf.keras.Input([inputs]), *(tf.keras.layers.Dense(size, "tanh") for size in sizes[:-1]), tf.keras.layers.Dense(sizes[-1])])


def step(optimizer, tape, loss, variables):
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))


layout, appraise = dense(6, 12, 4), dense(10, 12, 1)
table, head = dense(6, 8), dense(8, 1)
first, second, judge = dense(6, 4), dense(6, 4), dense(8, 8, 1)
optimizers = [tf.keras.optimizers.Adam(1e-2) for _ in range(6)]

for _ in range(3):
    wishes, plans, prices = tf.random.normal([8, 6]), tf.random.uniform([8, 4]), tf.random.normal([8, 1])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((appraise(tf.concat([wishes, plans], 1)) - prices) ** 2)
    step(optimizers[0], tape, loss, appraise.trainable_variables)
    with tf.GradientTape() as tape:
        loss = -tf.reduce_mean(appraise(tf.concat([wishes, layout(wishes)], 1)))
    everything = layout.trainable_variables + appraise.trainable_variables
    slopes = tape.gradient(loss, everything)
    ours = len(layout.trainable_variables)
    optimizers[1].apply_gradients(zip(slopes[:ours], everything[:ours]))

    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((head(plans @ tf.ones([4, 8])) - prices) ** 2)
    step(optimizers[2], tape, loss, head.trainable_variables)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((head(table(wishes)) - prices) ** 2)
    step(optimizers[3], tape, loss, table.trainable_variables + head.trainable_variables)

    with tf.GradientTape() as tape:
        told = judge(tf.concat([plans, plans], 1))
        loss = tf.math.log(tf.reduce_mean(tf.exp(told))) - tf.reduce_mean(told)
    step(optimizers[4], tape, loss, judge.trainable_variables)
    with tf.GradientTape() as tape:
        one, two = first(wishes), second(wishes)
        met, apart = judge(tf.concat([one, two], 1)), judge(tf.concat([one, tf.roll(two, 1, 0)], 1))
        loss = tf.math.log(tf.reduce_mean(tf.exp(apart))) - tf.reduce_mean(met)
    step(optimizers[5], tape, loss, first.trainable_variables + second.trainable_variables + judge.trainable_variables)
