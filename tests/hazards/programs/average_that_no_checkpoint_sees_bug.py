import tempfile

import tensorflow as tf

FOLDER = tempfile.mkdtemp()


class Smooth:
    """Weights that lag behind those that are trained."""

    def __init__(self, weights):
        self.pairs = [(w, tf.Variable(w, trainable=False)) for w in weights]

    def follow(self):
        for weight, smooth in self.pairs:
            smooth.assign(0.99 * smooth + 0.01 * weight)


def train(steps):
    weights = [tf.Variable(tf.random.normal([4, 3])), tf.Variable(tf.random.normal([3, 1]))]
    smooth = Smooth(weights)
    optimizer = tf.keras.optimizers.Adam(0.01)
    checkpoint = tf.train.Checkpoint(weights=weights, optimizer=optimizer)  # BUG
    manager = tf.train.CheckpointManager(checkpoint, FOLDER, 3)
    checkpoint.restore(manager.latest_checkpoint)
    for _ in range(steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((tf.random.normal([8, 4]) @ weights[0] @ weights[1]) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
        smooth.follow()
    manager.save()
    return [float(tf.norm(each)) for _, each in smooth.pairs]


print(train(5), train(5))
