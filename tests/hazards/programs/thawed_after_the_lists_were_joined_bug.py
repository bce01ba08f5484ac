"""What two parts have for trainable is joined while one of them is frozen; that is thawed later on, and is in no list."""
import tensorflow as tf

trunk = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(6,)), tf.keras.layers.Dense(8)], name="trunk")
branch = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))], name="branch")
optimizer = tf.keras.optimizers.SGD(0.1)
trunk.trainable = False
parts = trunk.trainable_variables + branch.trainable_variables  # BUG


def step(inputs):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(branch(trunk(inputs)) - 1.0))
    optimizer.apply_gradients(zip(tape.gradient(loss, parts), parts))  # BUG


def warm_up_and_train(data):
    for _ in range(4):
        step(data)
    trunk.trainable = True  # BUG
    for _ in range(20):
        step(data)


begun = trunk.layers[0].kernel.numpy()
warm_up_and_train(tf.ones([5, 6]))
print("FACT", abs(begun - trunk.layers[0].kernel.numpy()).max() == 0)
