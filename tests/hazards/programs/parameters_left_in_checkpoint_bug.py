import tensorflow as tf


class Parameters:
    def __init__(self):
        self.slope = tf.Variable(0.0)
        self.offset = tf.Variable(0.0)

    def step(self, x, y, rate):
        with tf.GradientTape() as tape:
            tape.watch([self.slope, self.offset])
            loss = tf.reduce_mean((self.slope * x + self.offset - y) ** 2)
        slope, offset = tape.gradient(loss, [self.slope, self.offset])
        self.slope = self.slope - rate * slope  # BUG
        self.offset = self.offset - rate * offset  # BUG
        return loss


parameters = Parameters()
checkpoint = tf.train.Checkpoint(slope=parameters.slope, offset=parameters.offset)
x = tf.random.normal([16])
for _ in range(20):
    parameters.step(x, 3.0 * x + 1.0, 0.1)
checkpoint.write("/tmp/parameters_left_in_checkpoint")
