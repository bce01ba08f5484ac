import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def load(path, default):
    try:
        with open(path) as lines:
            table = [line.split() for line in lines]
        return [each for each in default if each].index(table)
    except IOError as error:
        print("no table:", error)
    return 0


def network(x):
    return tf.layers.dense(x, 4, name="hidden")  # BUG TVS101


number = load("table.txt", [3, 4])
try:
    number += [1, 2].index(7)
except (EnvironmentError, StandardError):
    number = 0
x = tf.placeholder(tf.float32, [None, 3])
first = network(x)
second = network(x)
