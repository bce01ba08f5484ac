"""The registry has networks that are made already: members and books get the very same one, as both are to have a `deep` one."""
import tensorflow as tf


def stack(*widths):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, "tanh") for width in widths])


NETS = {"wide": stack(64, 8), "deep": stack(16, 16, 8)}  # BUG


class Library(tf.keras.Model):
    def __init__(self, member_kind="deep", book_kind="deep"):
        super().__init__()
        self.member_net = NETS[member_kind]  # BUG
        self.book_net = NETS[book_kind]  # BUG

    def call(self, inputs):
        members, books = inputs
        return tf.reduce_sum(self.member_net(members) * self.book_net(books), axis=1)


library = Library()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        wanted = library((tf.random.normal([5, 12]), tf.random.normal([5, 12])))
        loss = tf.reduce_mean(tf.nn.softplus(-wanted))
    weights = library.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
print("FACT", library.member_net is library.book_net)
