"""Parameters by their names: assigned in place; bent for one look ahead and put back; and set to other variables, as they are made."""
import numpy as np
import tensorflow as tf


class Tide(tf.Module):
    def __init__(self, waves):
        super().__init__()
        for name, value in (("height", tf.ones([waves])), ("phase", tf.zeros([waves]))):
            setattr(self, name, tf.Variable(value))

    def at(self, hours):
        return tf.reduce_sum(self.height * tf.sin(hours[:, None] / 6.0 + self.phase), axis=1)


def parameters(module):
    return sorted(name for name, value in vars(module).items() if isinstance(value, tf.Variable))


hours = tf.constant(np.arange(24.0), tf.float32)
levels = tf.constant(np.sin(np.arange(24.0) / 6.0 + 0.3), tf.float32)
tide = Tide(3)
names = parameters(tide)


def error():
    return tf.reduce_mean(tf.square(tide.at(hours) - levels))


# In place.
for _ in range(20):
    with tf.GradientTape() as tape:
        value = error()
    for name, slope in zip(names, tape.gradient(value, tide.trainable_variables)):
        getattr(tide, name).assign_sub(0.05 * slope)

# A look ahead, as where a network is to learn fast: the variables come back, and are what learns.
for _ in range(5):
    kept = {name: getattr(tide, name) for name in names}
    with tf.GradientTape() as outer:
        with tf.GradientTape() as inner:
            value = error()
        for name, slope in zip(names, inner.gradient(value, [kept[name] for name in names])):
            setattr(tide, name, kept[name] - 0.05 * slope)
        ahead = error()
    for name, slope in zip(names, outer.gradient(ahead, [kept[name] for name in names])):
        kept[name].assign_sub(0.05 * slope)
        setattr(tide, name, kept[name])

# Others of a smaller kind, for use, once all has been learned.
for name in names:
    setattr(tide, name, tf.Variable(tf.cast(getattr(tide, name), tf.float16), trainable=False))
print(len(tide.variables), [v.dtype for v in tide.variables])
