"""What is put in a list or a dict after a function was traced is not in the trace, whatever way it got in."""
import tensorflow as tf


def layer(size):
    made = tf.keras.layers.Dense(size)
    made.build((None, 3))
    return made


def boosted(x, y):
    weak = [layer(1)]

    def total(x):
        return tf.add_n([each(x) for each in weak])

    @tf.function
    def residual(x, y):
        out = tf.zeros_like(y)
        for each in weak:
            out += each(x)
        return tf.reduce_mean(tf.abs(y - out))

    for _ in range(3):
        print(float(residual(x, y)), float(tf.reduce_mean(tf.abs(y - total(x)))))
        weak.append(layer(1))  # BUG


class Heads(tf.Module):
    def __init__(self):
        super().__init__()
        self.trunk = layer(4)
        self.by_task = {}

    def add(self, task):
        head = tf.keras.layers.Dense(1)
        head.build((None, 4))
        self.by_task[task] = head  # BUG

    def outputs(self, x):
        shared = self.trunk(x)
        return {task: head(shared) for task, head in self.by_task.items()}

    @tf.function
    def __call__(self, x):
        return self.outputs(x)


x, y = tf.ones([4, 3]), tf.ones([4, 1])
boosted(x, y)
heads = Heads()
for task in ("height", "weight", "age"):
    heads.add(task)
    print(task, sorted(heads(x)))
