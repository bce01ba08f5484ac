"""Smaller and smaller networks are tried until one fits: a template for each, as those before it came to nothing."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x, sizes, most):
    count = 0
    for number, size in enumerate(sizes):
        kernel = tf.get_variable("kernel%d" % number, [x.shape[-1].value, size])
        count += int(np.prod(kernel.shape.as_list()))
        if count > most:
            raise MemoryError("%d numbers" % count)
        x = tf.nn.relu(tf.matmul(x, kernel))
    return x


def attempt(x, sizes):
    net = tf.make_template("tower", tower, most=300)
    return net(x, sizes)


def narrower(x, sizes):
    while sizes[0] > 1:
        try:
            return attempt(x, sizes)
        except MemoryError as error:
            print("too large:", error)
            sizes = [size // 2 for size in sizes]
    return x


class Builder(object):
    def __init__(self, choices):
        self.choices = choices
        self.failed = []

    def build(self, x):
        for sizes in self.choices:
            net = tf.make_template("branch", tower, most=200)
            try:
                result = net(x, sizes)
            except MemoryError:
                self.failed.append(sizes)
                continue
            return result


def main():
    x = tf.placeholder(tf.float32, [None, 8])
    results = narrower(x, [64, 8]), Builder([[30, 4], [24, 4], [8, 4]]).build(x)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        print([each.shape for each in session.run(results, {x: np.random.rand(2, 8)})])


if __name__ == "__main__":
    main()
