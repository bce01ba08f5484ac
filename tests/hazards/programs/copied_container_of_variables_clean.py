"""A copy of each variable."""
import tensorflow as tf


def weights(sizes):
    return [tf.Variable(tf.random.normal([m, n])) for m, n in zip(sizes, sizes[1:])]


def run(ws, x):
    for w in ws[:-1]:
        x = tf.nn.relu(x @ w)
    return x @ ws[-1]


def average(slow, fast, decay):
    for s, f in zip(slow, fast):
        s.assign(decay * s + (1.0 - decay) * f)


def mean_teacher(x, y):
    student = weights([3, 8, 1])
    teacher = [tf.Variable(w) for w in student]
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(4):
        with tf.GradientTape() as tape:
            out = run(student, x)
            loss = tf.reduce_mean((out - y) ** 2) + tf.reduce_mean((out - run(teacher, x)) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, student), student))
        average(teacher, student, 0.99)


class Anchored:
    def __init__(self):
        self.now = {"w": tf.Variable(tf.ones([3, 1])), "b": tf.Variable(0.0)}
        self.before = {k: tf.identity(v) for k, v in self.now.items()}
        self.optimizer = tf.keras.optimizers.SGD(0.1)

    def step(self, x, y):
        with tf.GradientTape() as tape:
            out = x @ self.now["w"] + self.now["b"]
            drift = tf.add_n([tf.reduce_sum((self.now[k] - self.before[k]) ** 2) for k in self.now])
            loss = tf.reduce_mean((out - y) ** 2) + 0.1 * drift
        ws = list(self.now.values())
        self.optimizer.apply_gradients(zip(tape.gradient(loss, ws), ws))


x, y = tf.ones([4, 3]), tf.ones([4, 1])
mean_teacher(x, y)
anchored = Anchored()
for _ in range(3):
    anchored.step(x, y)
