"""A stack of layers in eager code is one template, however deep it is."""
import tensorflow as tf

v1 = tf.compat.v1


def mix(x, units):
    return tf.nn.relu(tf.matmul(x, v1.get_variable("kernel", [units, units])))  # BUG


class Equalizer:
    def __init__(self, units, depth):
        self.depth = depth
        self.layer = v1.make_template("layer", mix, units=units)  # BUG

    def __call__(self, x):
        for _ in range(self.depth):
            x = self.layer(x)  # BUG
        return x


def main():
    model = Equalizer(4, 3)
    for _ in range(2):
        x = tf.random.normal([5, 4])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - x))
        weights = model.layer.trainable_variables
        for variable, gradient in zip(weights, tape.gradient(loss, weights)):
            variable.assign_sub(0.05 * gradient)
        print(float(loss))


if __name__ == "__main__":
    main()
