"""Two objects are told their names, and the constructor does not hand them on to the class that opens the scope."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Network:
    def __init__(self, scope="network"):
        self.scope = scope

    def __call__(self, x):
        with tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE):
            return self.outputs(x)


class Dense(Network):
    def __init__(self, sizes, scope):
        Network.__init__(self)
        self.sizes = sizes

    def outputs(self, x):
        for i, size in enumerate(self.sizes):
            x = tf.layers.dense(x, size, tf.nn.relu, name="layer%d" % i)  # BUG
        return x


weather, traffic = tf.placeholder(tf.float32, [None, 7]), tf.placeholder(tf.float32, [None, 7])
of_weather, of_traffic = Dense([8, 4], scope="weather"), Dense([8, 4], scope="traffic")
delay = tf.layers.dense(tf.concat([of_weather(weather), of_traffic(traffic)], 1), 1, name="delay")
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(delay)))
