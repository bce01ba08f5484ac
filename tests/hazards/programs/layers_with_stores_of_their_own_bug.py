"""One method of a class keeps what get_variable makes, and another one, which nobody has decorated, makes it anew each time."""
import tensorflow as tf

v1 = tf.compat.v1


class Tagger(tf.keras.layers.Layer):
    @v1.keras.utils.track_tf1_style_variables
    def call(self, words):
        with v1.variable_scope("tagger"):
            hidden = tf.nn.relu(tf.matmul(words, v1.get_variable("kernel", [7, 6])))
        return self.logits(hidden)

    @v1.keras.utils.track_tf1_style_variables
    def logits(self, hidden):
        with v1.variable_scope("tagger"):
            return tf.matmul(hidden, v1.get_variable("out", [6, 3]))

    def penalty(self):
        with v1.variable_scope("tagger"):
            return tf.nn.l2_loss(v1.get_variable("kernel", [7, 6]))  # BUG TVS402


class Parser(tf.keras.layers.Layer):
    @v1.keras.utils.track_tf1_style_variables
    def call(self, words):
        with v1.variable_scope("parser"):
            words = tf.matmul(words, v1.get_variable("kernel", [7, 6]))
        return tf.keras.layers.Dense(3)(words)  # BUG TVS406


tagger, parser = Tagger(), Parser()
words = tf.ones([4, 7])
optimizer = tf.keras.optimizers.SGD(0.1)
for step in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tagger(words)) + tagger.penalty()
    optimizer.apply_gradients(zip(tape.gradient(loss, tagger.trainable_variables), tagger.trainable_variables))
for step in range(3):
    print(tf.reduce_mean(parser(words) ** 2), len(parser.trainable_variables))
