import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, activation='relu'),
                             tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.Adam(1e-2)
train_loss = val_loss = tf.keras.metrics.Mean(name='loss')  # BUG


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    train_loss(loss)


@tf.function
def val_step(x, y):
    val_loss(tf.reduce_mean(tf.square(model(x) - y)))


x, y = tf.random.normal([32, 4]), tf.random.normal([32, 1])
for epoch in range(3):
    train_loss.reset_state()
    val_loss.reset_state()
    for i in range(3):
        train_step(x[8 * i:8 * i + 8], y[8 * i:8 * i + 8])
    val_step(x[24:], y[24:])
    print(epoch, float(train_loss.result()), float(val_loss.result()))
