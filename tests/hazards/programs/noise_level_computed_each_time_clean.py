import tensorflow as tf


class Denoiser(tf.Module):
    """Learns how noisy its pictures are along with what they show. One is asked for it anew, and one keeps it up to date."""

    def __init__(self, pixels):
        super().__init__()
        self.w = tf.Variable(tf.random.normal([pixels, pixels], stddev=0.01))
        self.log_sigma = tf.Variable(-1.0)
        self.log_scale = tf.Variable(0.0)
        self.scale = tf.exp(self.log_scale)
        self.first_sigma = tf.exp(self.log_sigma)
        self.rate = 0.01

    @property
    def sigma(self):
        return tf.exp(self.log_sigma)

    def descend(self, tape, loss, variables):
        for variable, slope in zip(variables, tape.gradient(loss, variables)):
            variable.assign_sub(self.rate * slope)

    def step(self, noisy, clean):
        with tf.GradientTape() as tape:
            error = tf.square(tf.matmul(noisy, self.w) * self.scale - clean)
            loss = tf.reduce_mean(error / (2.0 * self.sigma ** 2))
        self.descend(tape, loss, [self.w])
        with tf.GradientTape() as tape:
            likelihood = tf.reduce_mean(tf.stop_gradient(error)) * tf.exp(-2.0 * self.log_sigma) + 2.0 * self.log_sigma
        self.descend(tape, likelihood, [self.log_sigma])
        with tf.GradientTape() as tape:
            size = tf.reduce_mean(tf.square(tf.matmul(noisy, self.w) * tf.exp(self.log_scale) - clean))
        self.descend(tape, size, [self.log_scale])
        self.scale = tf.exp(self.log_scale)
        return loss

    def tell(self):
        print("noise", float(self.sigma), "was", float(self.first_sigma))


model = Denoiser(16)
for _ in range(20):
    clean = tf.random.normal([32, 16])
    model.step(clean + tf.random.normal([32, 16], stddev=0.3), clean)
model.tell()
