import tensorflow as tf


class Layer(tf.Module):
    def __init__(self):
        self.w = tf.Variable(1.0)

    def __call__(self, x):
        return x * self.w


class Net:
    def __init__(self):
        self.layers = [Layer() for _ in range(6)]

    def __call__(self, x):
        one, two, three, four, five, six = self.layers
        return six(five(four(three(two(one(x))))))


slow, fast = Net(), Net()


def adapt(x, until):
    for i in range(until):
        fast.layers[i].w = slow.layers[i].w - 0.1 * x
    return fast(x)


@tf.function
def loss(x):
    return adapt(x, len(slow.layers))


for epoch in range(2):
    print(loss(tf.constant(2.0)))
    counts = [0] * 5
    for task in range(40):
        for shot in range(40):
            counts[shot % 5] += 1
    print(adapt(tf.constant(3.0), len(slow.layers)), counts)
