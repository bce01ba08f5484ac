"""A second run is to begin with new weights: the step was traced with those of the first, and goes on with them."""
import tensorflow as tf


class Trainer:
    def __init__(self, scale):
        self.scale = scale

    @tf.function
    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(x * self.scale - 1.0))
        self.scale.assign_sub(0.1 * tape.gradient(loss, self.scale))
        return loss


def main():
    x = tf.ones([4])
    scale = tf.Variable(3.0)
    trainer = Trainer(scale)
    for _ in range(3):
        trainer.step(x)
    scale = tf.Variable(5.0)  # BUG
    print(float(trainer.step(x)), float(scale))


main()
