import tensorflow as tf

encoder, decoder = tf.Variable(tf.random.normal([4, 4])), tf.Variable(tf.random.normal([4, 4]))
optimizer = tf.keras.optimizers.SGD(0.1)
for turn in range(20):
    x = tf.random.normal([8, 4])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tf.matmul(tf.nn.tanh(tf.matmul(x, encoder)), decoder) - x))
    gradients = tape.gradient(loss, [encoder, decoder])
    optimizer.apply_gradients(zip(gradients, [encoder, decoder]))
    decoder.assign(encoder)
print(float(loss))
