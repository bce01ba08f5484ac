import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def parameter(key, shape, made={}):
    if key not in made:
        made[key] = tf.Variable(tf.random_normal(shape), name=key)
    return made[key]


class Layer(object):
    def __init__(self, name, inputs, outputs):
        self.name, self.shape = name, [inputs, outputs]

    def __call__(self, x):
        return tf.matmul(x, parameter(self.name, self.shape))


x = tf.placeholder(tf.float32, [None, 8])
y = Layer("second", 16, 4)(tf.nn.relu(Layer("first", 8, 16)(x)))
