"""The step counter is not in the checkpoint."""
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
temperature = tf.Variable(1.0)
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(tf.ones([2, 2])) / temperature) ** 2)
    variables = net.trainable_variables + [temperature]
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
checkpoint = tf.train.Checkpoint(net=net)  # BUG
checkpoint.save("/tmp/checkpoint_bug/ckpt")  # BUG
