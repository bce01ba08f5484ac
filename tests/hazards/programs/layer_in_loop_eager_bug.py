import tensorflow as tf


def model(x):
    x = tf.keras.layers.Dense(8, activation="relu")(x)  # BUG
    return tf.keras.layers.Dense(1)(x)


opt = tf.keras.optimizers.SGD(0.1)
x = tf.ones([4, 3])
y = tf.ones([4, 1])
for epoch in range(5):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    print(float(loss))
