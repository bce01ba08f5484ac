import tensorflow as tf


def network(width, out, name):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, activation="relu"), tf.keras.layers.Dense(out)], name=name)


maker, judge, head = network(12, 4, "maker"), network(10, 1, "judge"), network(5, 1, "head")
maker.build([None, 3])
judge.build([None, 4])
head.build([None, 4])
maker_optimizer, judge_optimizer, head_optimizer, all_optimizer = (tf.keras.optimizers.Adam(1e-3) for _ in range(4))
maker_again, maker_named, along = (tf.keras.optimizers.Adam(1e-3) for _ in range(3))


def judge_step(data):
    """All that is watched is the judge, as what is made is made before the tape records."""
    made = maker(tf.random.normal([6, 3]))
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(judge(made)) - tf.reduce_mean(judge(data))
    found = tape.gradient(loss, judge.trainable_variables)
    judge_optimizer.apply_gradients(zip(found, judge.trainable_variables))


def maker_step():
    with tf.GradientTape() as tape:
        loss = -tf.reduce_mean(judge(maker(tf.random.normal([6, 3]))))
    maker_optimizer.apply_gradients(zip(tape.gradient(loss, maker.trainable_variables), maker.trainable_variables))


def maker_step_by_hand():
    """The tape watches what it is told to."""
    with tf.GradientTape(watch_accessed_variables=False) as tape:
        tape.watch(maker.trainable_variables)
        loss = -tf.reduce_mean(judge(maker(tf.random.normal([6, 3]))))
    seen = tape.watched_variables()
    maker_again.apply_gradients(zip(tape.gradient(loss, seen), seen))


def maker_step_by_name():
    with tf.GradientTape() as tape:
        loss = -tf.reduce_mean(judge(maker(tf.random.normal([6, 3]))))
    ours = {v.ref() for v in maker.trainable_variables}
    seen = [v for v in tape.watched_variables() if v.ref() in ours]
    maker_named.apply_gradients(zip(tape.gradient(loss, seen), seen))


def head_step(features, wanted):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((head(features)[:, 0] - wanted) ** 2)
    seen = tape.watched_variables()
    head_optimizer.apply_gradients(zip(tape.gradient(loss, seen), seen))


def whole_step(raw, wanted):
    """The head and what is below it learn together of what is wanted."""
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((head(maker(raw))[:, 0] - wanted) ** 2)
    seen = tape.watched_variables()
    all_optimizer.apply_gradients(zip(tape.gradient(loss, seen), seen))


def whole_step_by_data(raw):
    """Both learn together, by what the head says of data as well."""
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(head(maker(raw))) - tf.reduce_mean(head(tf.random.uniform([6, 4]) + 1.0))
    seen = maker.trainable_variables + head.trainable_variables
    along.apply_gradients(zip(tape.gradient(loss, seen), seen))


for _ in range(3):
    judge_step(tf.random.uniform([6, 4]))
    maker_step()
    maker_step_by_hand()
    maker_step_by_name()
    head_step(tf.random.uniform([6, 4]), tf.random.uniform([6]))
    whole_step(tf.random.uniform([6, 3]), tf.random.uniform([6]))
    whole_step_by_data(tf.random.uniform([6, 3]))
