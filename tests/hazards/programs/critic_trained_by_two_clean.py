"""Two optimizers take turns on one head, behind features that are frozen and said to be; an actor has its own."""

import tensorflow as tf

features = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu")])
features.trainable = False
head = tf.keras.layers.Dense(1)
actor = tf.keras.layers.Dense(2)
fast, slow = tf.keras.optimizers.SGD(1e-2), tf.keras.optimizers.Adam(1e-4)
actor_opt = tf.keras.optimizers.Adam(1e-4)


def update(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(head(features(x)) - y))
    fast.apply_gradients(zip(tape.gradient(loss, head.trainable_variables), head.trainable_variables))
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.abs(head(features(x)) - y))
    slow.apply_gradients(zip(tape.gradient(loss, head.trainable_variables), head.trainable_variables))
    with tf.GradientTape() as tape:
        loss = -tf.reduce_mean(head(features(tf.concat([x, actor(x)], 1)[:, :4])))
    actor_opt.apply_gradients(zip(tape.gradient(loss, actor.trainable_variables), actor.trainable_variables))


for _ in range(4):
    update(tf.random.normal([8, 4]), tf.ones([8, 1]))
