import tensorflow as tf


def network(width, out):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, activation="relu"), tf.keras.layers.Dense(out)])


maker, judge = network(12, 4), network(10, 1)
maker.build([None, 3])
judge.build([None, 4])
maker_optimizer, judge_optimizer = tf.keras.optimizers.Adam(1e-3), tf.keras.optimizers.Adam(1e-3)


def judge_step(data):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(judge(maker(tf.random.normal([6, 3])))) - tf.reduce_mean(judge(data))
    found = tape.gradient(loss, judge.trainable_variables)
    judge_optimizer.apply_gradients(zip(found, judge.trainable_variables))


def maker_step():
    with tf.GradientTape() as tape:
        loss = -tf.reduce_mean(judge(maker(tf.random.normal([6, 3]))))
    seen = tape.watched_variables()
    found = tape.gradient(loss, seen)
    maker_optimizer.apply_gradients(zip(found, seen))  # BUG TVS518


for _ in range(3):
    judge_step(tf.random.uniform([6, 4]))
    maker_step()
