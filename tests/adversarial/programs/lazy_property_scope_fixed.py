import functools

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def doublewrap(function):
    @functools.wraps(function)
    def decorator(*args, **kwargs):
        if len(args) == 1 and len(kwargs) == 0 and callable(args[0]):
            return function(args[0])
        else:
            return lambda wrapee: function(wrapee, *args, **kwargs)
    return decorator


@doublewrap
def define_scope(function, scope=None, *args, **kwargs):
    attribute = "_cache_" + function.__name__
    name = scope or function.__name__

    @property
    @functools.wraps(function)
    def decorator(self):
        if not hasattr(self, attribute):
            with tf.variable_scope(name, *args, **kwargs):
                setattr(self, attribute, function(self))
        return getattr(self, attribute)
    return decorator


class Model:
    def __init__(self, image, label):
        self.image, self.label = image, label
        self.prediction
        self.optimize
        self.error

    @define_scope(initializer=tf.glorot_uniform_initializer())
    def prediction(self):
        h = tf.layers.dense(self.image, 16, tf.nn.relu)
        return tf.layers.dense(h, 4)

    @define_scope
    def optimize(self):
        xent = tf.nn.softmax_cross_entropy_with_logits(labels=self.label, logits=self.prediction)
        return tf.train.RMSPropOptimizer(0.03).minimize(tf.reduce_mean(xent))

    @define_scope("calibration")
    def error(self):
        t = tf.get_variable("temperature", [], initializer=tf.ones_initializer())
        scaled = tf.layers.dense(self.prediction / t, 4, name="dense")
        return tf.reduce_mean(tf.square(scaled - self.label))


m = Model(tf.placeholder(tf.float32, [None, 12]), tf.placeholder(tf.float32, [None, 4]))
print(m.error)
