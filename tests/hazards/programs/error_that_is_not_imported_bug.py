import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def read(path):
    try:
        return open(path).read()
    except socket.error as error:  # nobody has imported it, which shows only where something is raised
        print(error)


def network(x):
    return tf.layers.dense(x, 4, name="hidden")  # BUG TVS101


x = tf.placeholder(tf.float32, [None, 3])
text = read("notes.txt")
first = network(x)
second = network(x)
