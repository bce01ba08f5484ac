import tensorflow as tf


class Whitening(tf.Module):
    def __init__(self, width):
        super().__init__()
        self.rotation = tf.Variable(tf.eye(width), name="rotation")
        self.shift = tf.Variable(tf.zeros([width]), trainable=False, name="shift")

    def __call__(self, x):
        return tf.matmul(x - self.shift, self.rotation)  # BUG TVS106


def frozen(module, path):
    with tf.Graph().as_default() as graph:
        rows = tf.compat.v1.placeholder(tf.float32, [None, 5], name="rows")
        tf.identity(module(rows), name="white")
        tf.io.write_graph(graph.as_graph_def(), path, "white.pb")


whitening = Whitening(5)
optimizer = tf.keras.optimizers.Adam(0.01)
batch = tf.random.normal([16, 5])
with tf.GradientTape() as tape:
    loss = tf.reduce_sum(tf.square(whitening(batch)))
optimizer.apply_gradients([(tape.gradient(loss, whitening.rotation), whitening.rotation)])
frozen(whitening, "/tmp/white")
