"""The readings of each hour go through a template that is made for it: what fails is one of them, and the others share nothing."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x, size):
    if x.shape[-1].value > 9:
        raise ValueError("too wide")
    return tf.matmul(x, tf.get_variable("kernel", [8, size]))


def encode(x):
    net = tf.make_template("tower", tower, size=3)  # BUG TVS202
    return net(x)


def main():
    hours = [tf.placeholder(tf.float32, [None, width]) for width in (8, 12, 8)]
    kept = []
    for hour in hours:
        try:
            kept.append(encode(hour))
        except ValueError as error:
            print("left out:", error)
    total = tf.add_n(kept)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        print(session.run(total, {hour: np.random.rand(2, hour.shape[-1].value) for hour in hours}))


if __name__ == "__main__":
    main()
