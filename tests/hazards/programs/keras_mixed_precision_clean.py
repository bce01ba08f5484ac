import tensorflow as tf
from tensorflow.keras import mixed_precision

mixed_precision.set_global_policy("mixed_float16")
policy = mixed_precision.Policy("mixed_float16")
print(policy.compute_dtype, policy.variable_dtype)
inputs = tf.keras.Input((784,))
x = tf.keras.layers.Dense(64, activation="relu")(inputs)
outputs = tf.keras.layers.Activation("softmax", dtype="float32")(tf.keras.layers.Dense(10)(x))
model = tf.keras.Model(inputs, outputs)
optimizer = mixed_precision.LossScaleOptimizer(tf.keras.optimizers.RMSprop())
loss_fn = tf.keras.losses.SparseCategoricalCrossentropy()
(x, y), _ = tf.keras.datasets.mnist.load_data()
data = tf.data.Dataset.from_tensor_slices((x.reshape(60000, 784).astype("float32") / 255, y)).shuffle(10000).batch(64)


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = loss_fn(y, model(x))
        scaled = optimizer.get_scaled_loss(loss)
    grads = optimizer.get_unscaled_gradients(tape.gradient(scaled, model.trainable_variables))
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


for epoch in range(2):
    mean = tf.keras.metrics.Mean()
    for x, y in data:
        mean.update_state(train_step(x, y))
    print(mean.result())
