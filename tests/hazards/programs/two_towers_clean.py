import tensorflow as tf


def mlp_tower(x, units):
    for n in units:
        x = tf.keras.layers.Dense(n, activation="relu")(x)
    return x


def build(user_dim=64, item_dim=64):
    user = tf.keras.layers.Input((user_dim,), name="user_features")
    item = tf.keras.layers.Input((item_dim,), name="item_features")
    u = mlp_tower(user, (128, 32))
    i = mlp_tower(item, (128, 32))
    score = tf.keras.layers.Dot(axes=1, normalize=True)([u, i])
    return tf.keras.Model([user, item], score)


model = build()
model.compile("adam", "binary_crossentropy")
