"""What is traced anew after the list has grown; a list that is handed over; and one that has all it will have."""
import tensorflow as tf


def layer(size):
    made = tf.keras.layers.Dense(size)
    made.build((None, 3))
    return made


def boosted(x, y):
    weak = [layer(1)]

    def traced():
        @tf.function
        def residual(x, y):
            out = tf.zeros_like(y)
            for each in weak:
                out += each(x)
            return tf.reduce_mean(tf.abs(y - out))

        return residual

    for _ in range(3):
        residual = traced()
        print(float(residual(x, y)), float(residual(x, 2 * y)))
        weak.append(layer(1))


class Heads(tf.Module):
    def __init__(self, tasks):
        super().__init__()
        self.trunk = layer(4)
        self.by_task = {}
        self.losses = []
        for task in tasks:
            self.by_task[task] = tf.keras.layers.Dense(1)

    @tf.function
    def __call__(self, x):
        shared = self.trunk(x)
        self.losses.clear()
        return {task: head(shared) for task, head in self.by_task.items()}


@tf.function
def summed(parts, x):
    return tf.add_n([x * part for part in parts])


x, y = tf.ones([4, 3]), tf.ones([4, 1])
boosted(x, y)
heads = Heads(["height", "weight"])
for step in range(3):
    print(sorted(heads(x)))
    heads.losses.append(step)
scales = [tf.Variable(1.0)]
for _ in range(3):
    print(float(tf.reduce_sum(summed(scales, x))))
    scales.append(tf.Variable(2.0))


class Scales(tf.Module):
    """Each trace takes the one item that it is for."""

    def __init__(self):
        super().__init__()
        self.by_name, self.traced = {}, {}

    def scaled(self, name, x):
        if name not in self.by_name:
            self.by_name[name] = tf.Variable(float(len(name)))
            self.traced[name] = tf.function(lambda x: x * self.by_name[name])
        return self.traced[name](x)


whole = Scales()
for name in ("one", "three", "one", "three"):
    print(float(tf.reduce_sum(whole.scaled(name, x))))
