import tensorflow as tf


class Denoiser(tf.Module):
    """Learns how noisy its pictures are along with what they show."""

    def __init__(self, pixels):
        super().__init__()
        self.w = tf.Variable(tf.random.normal([pixels, pixels], stddev=0.01))
        self.log_sigma = tf.Variable(-1.0)
        self.sigma = tf.exp(self.log_sigma)  # BUG
        self.rate = 0.01

    def descend(self, tape, loss, variables):
        for variable, slope in zip(variables, tape.gradient(loss, variables)):
            variable.assign_sub(self.rate * slope)

    @tf.function
    def step(self, noisy, clean):
        with tf.GradientTape() as tape:
            error = tf.square(tf.matmul(noisy, self.w) - clean)
            loss = tf.reduce_mean(error / (2.0 * self.sigma ** 2))
        self.descend(tape, loss, [self.w])
        with tf.GradientTape() as tape:
            likelihood = tf.reduce_mean(tf.stop_gradient(error)) * tf.exp(-2.0 * self.log_sigma) + 2.0 * self.log_sigma
        self.descend(tape, likelihood, [self.log_sigma])
        return loss


model = Denoiser(16)
for _ in range(20):
    clean = tf.random.normal([32, 16])
    model.step(clean + tf.random.normal([32, 16], stddev=0.3), clean)
print("noise", float(model.sigma))
