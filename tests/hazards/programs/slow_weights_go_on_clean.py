"""Right programs that go on from weights they move by hand: slow ones that the fast ones begin from again, and an average for the end."""

import tensorflow as tf


def network():
    return tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(6, "relu"), tf.keras.layers.Dense(1)])


def learn(model, optimizer):
    x = tf.random.normal([8, 4])
    with tf.GradientTape() as tape:
        error = tf.reduce_mean(tf.square(model(x) - tf.reduce_sum(x, axis=1, keepdims=True)))
    weights = model.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(error, weights), weights))


def look_ahead(rounds=5):
    model, optimizer = network(), tf.keras.optimizers.SGD(0.01)
    slow = [tf.Variable(w, trainable=False) for w in model.trainable_variables]
    for turn in range(rounds):
        for _ in range(5):
            learn(model, optimizer)
        for s, w in zip(slow, model.trainable_variables):
            s.assign(s + 0.5 * (w - s))
            w.assign(s)
        print(turn, float(tf.reduce_mean(model(tf.ones([2, 4])))))


def averaged_for_the_end(rounds=5):
    model, optimizer = network(), tf.keras.optimizers.SGD(0.01)
    mean = [tf.Variable(w, trainable=False) for w in model.trainable_variables]
    for _ in range(rounds):
        for _ in range(5):
            learn(model, optimizer)
            for m, w in zip(mean, model.trainable_variables):
                m.assign(0.9 * m + 0.1 * w)
    for m, w in zip(mean, model.trainable_variables):
        w.assign(m)
    print(float(tf.reduce_mean(model(tf.ones([2, 4])))))


def shown_by_another(rounds=5):
    model, shown, optimizer = network(), network(), tf.keras.optimizers.SGD(0.01)
    for turn in range(rounds):
        for _ in range(5):
            learn(model, optimizer)
            for m, w in zip(shown.variables, model.variables):
                m.assign(0.9 * m + 0.1 * w)
        print(turn, float(tf.reduce_mean(shown(tf.ones([2, 4])))))


look_ahead()
averaged_for_the_end()
shown_by_another()
