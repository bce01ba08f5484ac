"""Default arguments that may be one for all: without weights, made before on purpose, a table of words, or run alone."""

import tensorflow as tf

FINAL = tf.keras.layers.LayerNormalization()


def dense_block(x, width, activation=tf.keras.layers.ReLU(), dropout=tf.keras.layers.Dropout(0.1)):
    return dropout(activation(tf.keras.layers.Dense(width)(x)))


def finished(x, width, norm=FINAL):
    return norm(tf.keras.layers.Dense(width)(x))


def words(ids, width, table=tf.keras.layers.Embedding(100, 16)):
    return tf.keras.layers.Dense(width)(table(ids))


def projected(x, projection=tf.keras.layers.Dense(16)):
    return projection(x)


def normalized(x, width, norm=None):
    norm = norm or tf.keras.layers.LayerNormalization()
    return norm(tf.keras.layers.Dense(width)(x))


def once(x, norm=tf.keras.layers.BatchNormalization()):
    return norm(tf.keras.layers.Dense(16)(x))


def main():
    question, answer = tf.keras.Input((20,), dtype="int32"), tf.keras.Input((20,), dtype="int32")
    q, a = words(question, 16), words(answer, 16)
    q, a = projected(q), projected(a)
    q, a = dense_block(dense_block(q, 16), 16), dense_block(dense_block(a, 16), 16)
    q, a = normalized(normalized(q, 16), 16), normalized(a, 16)
    q, a = finished(q, 16), finished(a, 16)
    model = tf.keras.Model([question, answer], once(tf.keras.layers.Concatenate()([q, a])))
    model.compile("adam", "mse")


if __name__ == "__main__":
    main()
