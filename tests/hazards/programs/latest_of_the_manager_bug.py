import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
optimizer = tf.keras.optimizers.SGD(0.1)
checkpoint = tf.train.Checkpoint(net=net)
manager = tf.train.CheckpointManager(checkpoint, "kept", max_to_keep=2)
path = manager.latest_checkpoint
for epoch in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(tf.ones([2, 3])) - 1.0))
    weights = net.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    manager.save()
checkpoint.restore(path)  # BUG
print(net(tf.ones([2, 3])))
