"""What two networks make of two pictures of one thing is pulled together, where one was meant for both."""
import tensorflow as tf


class Net(tf.Module):
    def __init__(self, widths):
        super().__init__()
        self.tables = [tf.Variable(tf.random.normal([a, b]), name="table") for a, b in zip(widths, widths[1:])]  # BUG TVS202

    def __call__(self, x):
        for table in self.tables:
            x = tf.tanh(tf.matmul(x, table))
        return x


left, right, apart = tf.random.normal([12, 4]), tf.random.normal([12, 4]), tf.zeros([12])
one = Net([4, 3, 2])
other = Net([4, 3, 2])
rule = tf.keras.optimizers.SGD(0.1)
variables = one.trainable_variables + other.trainable_variables
for _ in range(3):
    with tf.GradientTape() as tape:
        far = tf.reduce_sum(tf.square(one(left) - other(right)), axis=1)
        loss = tf.reduce_mean(apart * far + (1 - apart) * tf.nn.relu(1 - far))
    rule.apply_gradients(zip(tape.gradient(loss, variables), variables))
