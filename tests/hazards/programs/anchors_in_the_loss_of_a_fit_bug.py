import tensorflow as tf

SPEAKERS, WIDTH = 12, 16

voices = tf.keras.Sequential([tf.keras.Input((40,)), tf.keras.layers.Dense(64, "relu"), tf.keras.layers.Dense(WIDTH)])
anchors = tf.Variable(tf.random.normal([WIDTH, SPEAKERS], stddev=0.1), name="anchors")  # BUG


def angular(who, voice):
    cosines = tf.matmul(tf.math.l2_normalize(voice, 1), tf.math.l2_normalize(anchors, 0))
    return tf.keras.losses.sparse_categorical_crossentropy(who, 16.0 * cosines, from_logits=True)


voices.compile("adam", loss=angular)
voices.fit(tf.random.normal([96, 40]), tf.zeros([96], tf.int32), epochs=4, verbose=0)
print(voices.predict(tf.random.normal([2, 40]), verbose=0).shape)
