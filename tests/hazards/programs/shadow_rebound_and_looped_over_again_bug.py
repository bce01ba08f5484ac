import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Input((6,)), tf.keras.layers.Dense(3, "relu"), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.Adam(0.01)
shadows = [tf.Variable(v, trainable=False) for v in model.trainable_variables]


def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    return loss


for step in range(50):
    train_step(tf.random.normal([8, 6]), tf.zeros([8, 1]))
    for shadow, v in zip(shadows, model.trainable_variables):
        shadow = 0.9 * shadow + 0.1 * v  # BUG
print([float(tf.norm(shadow)) for shadow in shadows])
for shadow, v in zip(shadows, model.trainable_variables):
    v.assign(shadow)
