"""An encoder and decoder that learn to repeat a sequence: one decoder for training, one that generates.

What goes wrong: for training the decoder's cell runs in `tf.nn.dynamic_rnn`, which opens a scope "rnn" around it. For
generation it is called step by step, without that scope. So the generating decoder asks for `decoder/gru_cell/...`,
where training created `decoder/rnn/gru_cell/...`. It is in a scope with reuse=True, and TensorFlow raises ValueError.
"""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

BATCH, LENGTH, VOCABULARY, UNITS, START = 16, 6, 20, 32, 0


class Seq2Seq:
    def __init__(self):
        self.tokens = tf.placeholder(tf.int32, [BATCH, LENGTH], name="tokens")
        self.table = tf.get_variable("embedding", [VOCABULARY, UNITS])
        state = self.encode()
        logits = self.decode_training(state)
        self.generated = self.decode_generating(state)
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.tokens, logits=logits))
        self.train = tf.train.AdamOptimizer().minimize(self.loss)

    def embed(self, tokens):
        return tf.nn.embedding_lookup(self.table, tokens)

    def project(self, outputs):
        return tf.layers.dense(outputs, VOCABULARY, name="projection")

    def encode(self):
        with tf.variable_scope("encoder"):
            cell = tf.nn.rnn_cell.GRUCell(UNITS)
            _, state = tf.nn.dynamic_rnn(cell, self.embed(self.tokens), dtype=tf.float32)
            return state

    def decode_training(self, state):
        """Logits for each token, given the one before."""
        start = tf.fill([BATCH, 1], START)
        inputs = self.embed(tf.concat([start, self.tokens[:, :-1]], 1))
        with tf.variable_scope("decoder"):
            cell = tf.nn.rnn_cell.GRUCell(UNITS)
            outputs, _ = tf.nn.dynamic_rnn(cell, inputs, initial_state=state)
            return self.project(outputs)

    def decode_generating(self, state):
        """Tokens, each chosen after the one before."""
        token = tf.fill([BATCH], START)
        generated = []
        with tf.variable_scope("decoder", reuse=True):
            cell = tf.nn.rnn_cell.GRUCell(UNITS)
            for _ in range(LENGTH):
                output, state = cell(self.embed(token), state)
                token = tf.argmax(self.project(output), 1, output_type=tf.int32)
                generated.append(token)
        return tf.stack(generated, 1)


def main():
    model = Seq2Seq()
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            session.run(model.train, {model.tokens: np.random.randint(1, VOCABULARY, size=[BATCH, LENGTH])})


if __name__ == "__main__":
    main()
