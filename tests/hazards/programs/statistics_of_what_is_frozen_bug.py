import tensorflow as tf

L = tf.keras.layers
ear = tf.keras.Sequential([tf.keras.Input((20,)), L.Dense(16), L.BatchNormalization(), L.ReLU(), L.Dense(8)])
phones, moods = L.Dense(30), L.Dense(4)
phones.build((None, 8))
moods.build((None, 8))


def learn_phones(optimizer):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits([1, 2], phones(ear(tf.random.normal([2, 20]), training=True))))
    weights = ear.trainable_weights + phones.trainable_weights
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


def learn_moods(optimizer):
    """The ear is as good as it gets."""
    sounds = tf.random.normal([2, 20])
    with tf.GradientTape() as tape:
        heard = ear(sounds, training=True)  # BUG
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits([3, 0], moods(tf.stop_gradient(heard))))
    optimizer.apply_gradients(zip(tape.gradient(loss, moods.trainable_weights), moods.trainable_weights))


first, second = tf.keras.optimizers.Adam(1e-3), tf.keras.optimizers.Adam(1e-3)
for _ in range(50):
    learn_phones(first)
for _ in range(50):
    learn_moods(second)  # BUG
print(tf.argmax(phones(ear(tf.random.normal([1, 20]))), 1))
