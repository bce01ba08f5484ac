import tensorflow as tf


def resnet(depth, width=16):
    inputs = tf.keras.Input((32, 32, width))
    norm = tf.keras.layers.BatchNormalization()
    x = inputs
    for _ in range(depth):
        h = tf.keras.layers.Conv2D(width, 3, padding="same")(x)
        h = norm(h)  # BUG
        x = x + tf.keras.layers.ReLU()(h)
    return tf.keras.Model(inputs, tf.keras.layers.GlobalAveragePooling2D()(x))


model = resnet(4)  # BUG
print(len(model.weights))
