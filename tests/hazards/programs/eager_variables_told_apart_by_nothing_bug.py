import tensorflow as tf

v1 = tf.compat.v1


def gain(x, name="gain"):
    with v1.variable_scope(name):
        k = v1.get_variable("k", [x.shape[-1]], initializer=tf.ones_initializer())  # BUG
    return x * k, k


class Channels:
    def __init__(self, count):
        self.count = count
        self.gains = []

    def __call__(self, x):
        out = []
        for _ in range(self.count):
            y, k = gain(x)
            self.gains.append(k)
            out.append(y)
        return tf.stack(out)


channels = Channels(2)
left_right = channels(tf.ones([3, 4]))
if channels.gains[0] is None:
    raise ValueError("no gain")
channels.gains[0].assign_add([1.0, 1.0, 1.0, 1.0])
print(left_right.shape, [k.numpy().sum() for k in channels.gains])
