import dataclasses
import tensorflow as tf


@dataclasses.dataclass
class Params:
    w: tf.Variable
    b: tf.Variable


class Regressor(tf.Module):
    def __init__(self, n):
        super().__init__()
        self.params = Params(w=tf.Variable(tf.zeros([n, 1])), b=tf.Variable(tf.zeros([1])))  # TVS405
        self.scale = tf.Variable(1.0)

    def __call__(self, x):
        return self.scale * (x @ self.params.w) + self.params.b


reg = Regressor(3)
opt = tf.keras.optimizers.SGD(0.1)
x = tf.random.normal([20, 3])
y = tf.reduce_sum(x, axis=1, keepdims=True)
for _ in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((reg(x) - y) ** 2)
    variables = reg.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, variables), variables))
print(float(loss), len(reg.trainable_variables))
