import tensorflow as tf


class Scale(tf.Module):
    def __init__(self, width, start=1.0):
        super().__init__()
        self.by = tf.Variable(tf.fill([width], start))
        self.shift = tf.Variable(tf.zeros([width]))

    def __call__(self, x):
        return x * self.by + self.shift


class Sensor(tf.Module):
    def __init__(self, units):
        super().__init__()
        self.scales = {unit: Scale(3) for unit in units}
        self.last = None

    @tf.function
    def read(self, x, unit):
        return self.scales[unit](x)

    @tf.function
    def once(self, x):
        if self.last is None:
            self.last = Scale(3)  # the first trace may, and keeps it
        return self.last(x)


sensor = Sensor(["metre", "yard"])
print(sensor.read(tf.ones([2, 3]), "metre"))
print(sensor.read(tf.ones([2, 3]), "yard"))
print(sensor.once(tf.ones([2, 3])))
print(sensor.once(tf.ones([2, 3])))
