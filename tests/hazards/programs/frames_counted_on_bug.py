"""How many frames there were is counted on, and no checkpoint has it."""
import tensorflow as tf


class Learner:
    def __init__(self, net, folder):
        self.net = net
        self.optimizer = tf.keras.optimizers.SGD(0.1)
        self.checkpoint = tf.train.Checkpoint(net=net, optimizer=self.optimizer)  # BUG TVS404
        self.manager = tf.train.CheckpointManager(self.checkpoint, folder, max_to_keep=2)
        self.checkpoint.restore(self.manager.latest_checkpoint)
        self.frames = tf.Variable(0, dtype=tf.int32)

    def run(self, frames):
        self.frames.assign_add(frames)
        count = int(self.frames.numpy())
        for _ in range(count // 2):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(self.net(tf.random.normal([4, 3])) ** 2)
            gradients = tape.gradient(loss, self.net.trainable_variables)
            self.optimizer.apply_gradients(zip(gradients, self.net.trainable_variables))
        self.manager.save()


net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
learner = Learner(net, "/tmp/learner")
for batch in ([1, 2, 3], [4, 5, 6, 7]):
    learner.run(len(batch))
