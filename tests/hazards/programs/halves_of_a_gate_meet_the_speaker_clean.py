"""A network that is built again for generation under AUTO_REUSE: both halves of what its kernel gave meet the same speaker, the one after the other."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Vocoder:
    def __init__(self, training, batch):
        self.training = training
        self.batch = batch

    def gated(self, x, speaker):
        conv = tf.layers.Conv1D(8, 2, name="gate")
        if self.training:
            y = conv(x)
        else:
            conv.build((self.batch, 1, 4))
            queue = tf.Variable(tf.zeros([self.batch, 2, 4]), trainable=False, name="queue")
            kernel = tf.reshape(conv.kernel, (-1, 8))
            y = tf.expand_dims(tf.matmul(tf.reshape(queue, (self.batch, -1)), kernel), 1)
        kept, gate = tf.split(y, 2, axis=-1)
        kept += tf.layers.conv1d(speaker, 4, 1, name="speaker_kept")
        gate += tf.layers.conv1d(speaker, 4, 1, name="speaker_gate")
        return tf.layers.conv1d(tf.tanh(kept) * tf.sigmoid(gate), 4, 1, name="dense")

    def embedded(self, speaker):
        table = tf.get_variable("speakers", [3, 8])
        return tf.reshape(tf.nn.embedding_lookup(table, speaker), [self.batch, 1, 8])

    def loss(self, x, speaker):
        with tf.variable_scope("vocoder"):
            x = tf.layers.conv1d(x, 4, 1, name="upsampled")
            return tf.reduce_mean(tf.layers.conv1d(self.gated(x, self.embedded(speaker)), 1, 1, name="out"))

    def step(self, x, speaker):
        with tf.variable_scope("vocoder", reuse=tf.AUTO_REUSE):
            return tf.layers.conv1d(self.gated(x, self.embedded(speaker)), 1, 1, name="out")


def main():
    loss = Vocoder(True, 8).loss(tf.placeholder(tf.float32, [8, 32, 4]), tf.placeholder(tf.int32, [8]))
    train = tf.train.AdamOptimizer().minimize(loss)
    out = Vocoder(False, 1).step(tf.placeholder(tf.float32, [1, 1, 4]), tf.placeholder(tf.int32, [1]))
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        session.run([train, out])


main()
