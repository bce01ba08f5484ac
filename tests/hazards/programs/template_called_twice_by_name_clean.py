"""Templates in eager code that are called again on what they made, by their names: each has one set of weights on purpose."""
import tensorflow as tf

v1 = tf.compat.v1


def smooth(x):
    return x * tf.sigmoid(v1.get_variable("gain", [x.shape[-1]], initializer=v1.ones_initializer()))


def mix(x, units):
    return tf.nn.relu(tf.matmul(x, v1.get_variable("kernel", [units, units])))


class Equalizer:
    def __init__(self, units):
        self.smooth = v1.make_template("smooth", smooth)
        self.mix = v1.make_template("mix", mix, units=units)

    def low(self, x):
        return self.mix(x)

    def high(self, x):
        return x + self.mix(x)

    def __call__(self, x):
        low = self.low(self.smooth(x))
        return self.smooth(self.high(low))

    @property
    def weights(self):
        return self.smooth.trainable_variables + self.mix.trainable_variables


def main():
    model, steps = Equalizer(4), 3
    twice = v1.make_template("twice", mix, units=4)
    for _ in range(steps):
        x = tf.random.normal([5, 4])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(twice(twice(model(x))) - x))
        weights = model.weights + list(twice.trainable_variables)
        for variable, gradient in zip(weights, tape.gradient(loss, weights)):
            variable.assign_sub(0.05 * gradient)
        print(float(loss))


if __name__ == "__main__":
    main()
