# A graph of old is run for its data, and beside it eager code trains: what that has made is in no collection.
import numpy as np
import tensorflow as tf

v1 = tf.compat.v1

with tf.Graph().as_default():
    scale = v1.get_variable("scale", [4])
    with v1.Session() as session:
        session.run(v1.global_variables_initializer())
        scale = session.run(scale)

net = tf.keras.Sequential([tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(100):
    batch = scale * np.random.rand(8, 4).astype("float32")
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(batch)))
        loss += 1e-3 * sum(tf.nn.l2_loss(v) for v in v1.trainable_variables())  # BUG
    optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
