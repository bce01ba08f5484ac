"""The expert that an imitator is to follow is made of the configuration of the trained network, and gets its weights."""

import tensorflow as tf


def network(actions):
    image = tf.keras.Input((12, 12, 3))
    h = tf.keras.layers.Conv2D(8, 3, 2, activation="relu")(image)
    return tf.keras.Model(image, tf.keras.layers.Dense(actions)(tf.keras.layers.Flatten()(h)))


def learn(policy, frames, choices, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=choices, logits=policy(frames)))
    optimizer.apply_gradients(zip(tape.gradient(loss, policy.trainable_variables), policy.trainable_variables))


def frozen(policy):
    settings = policy.get_config()
    settings["name"] = "expert"
    twin = type(policy).from_config(settings)
    for one, other in zip(twin.weights, policy.weights):
        one.assign(other)
    twin.trainable = False
    return twin


policy, optimizer = network(4), tf.keras.optimizers.RMSprop()
for _ in range(10):
    learn(policy, tf.random.normal([8, 12, 12, 3]), tf.zeros([8], tf.int32), optimizer)
expert, novice, optimizer = frozen(policy), network(4), tf.keras.optimizers.RMSprop()
for _ in range(10):
    frames = tf.random.normal([8, 12, 12, 3])
    learn(novice, frames, tf.argmax(expert(frames), 1), optimizer)
