import tensorflow as tf


class Scale(tf.Module):
    def __init__(self, width, start=1.0):
        super().__init__()
        self.by = tf.Variable(tf.fill([width], start))
        self.shift = tf.Variable(tf.zeros([width]))

    def __call__(self, x):
        return x * self.by + self.shift


class Sensor(tf.Module):
    def __init__(self):
        super().__init__()
        self.scales = {}

    @tf.function
    def read(self, x, unit):  # BUG
        scale = self.scales.get(unit)
        if scale is None:
            scale = self.scales[unit] = Scale(3)  # BUG
        return scale(x)


sensor = Sensor()
print(sensor.read(tf.ones([2, 3]), "metre"))
print(sensor.read(tf.ones([2, 3]), "yard"))  # BUG
