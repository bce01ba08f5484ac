"""A table of hashed names for members and books, a network that is told to be for both, and makers of networks in the registry."""
import tensorflow as tf


def stack(*widths):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, "tanh") for width in widths])


MAKERS = {"wide": lambda: stack(64, 8), "deep": lambda: stack(16, 16, 8)}
TABLES = {"hashed": tf.keras.layers.Embedding(100, 8), "ids": tf.keras.layers.Embedding(1000, 8)}
NETS = {"one": stack(16, 8), "other": stack(12, 8), "third": stack(10, 8)}


class Made(tf.keras.Model):
    def __init__(self, member_kind="deep", book_kind="deep"):
        super().__init__()
        self.member_net = MAKERS[member_kind]()
        self.book_net = MAKERS[book_kind]()

    def call(self, members, books):
        return tf.reduce_sum(self.member_net(members) * self.book_net(books), axis=1)


class Hashed(tf.keras.Model):
    def __init__(self, members="hashed", books="hashed"):
        super().__init__()
        self.member_table = TABLES[members]
        self.book_table = TABLES[books]

    def call(self, members, books):
        return tf.reduce_sum(self.member_table(members) * self.book_table(books), axis=1)


class Asked(tf.keras.Model):
    """One setting says what both sides go through."""

    def __init__(self, config):
        super().__init__()
        self.member_net = NETS[config["net"]]
        self.book_net = NETS[config["net"]]

    def call(self, members, books):
        return tf.reduce_sum(self.member_net(members) * self.book_net(books), axis=1)


class Compared(tf.keras.Model):
    """A question and the passages that may answer it."""

    def __init__(self, question="other", passage="other"):
        super().__init__()
        self.question_net = NETS[question]
        self.passage_net = NETS[passage]

    def call(self, questions, passages):
        return tf.reduce_sum(self.question_net(questions) * self.passage_net(passages), axis=1)


class Heads(tf.keras.Model):
    """What is said of a film and of its viewers is read from the same."""

    def __init__(self, film="third", viewer="third"):
        super().__init__()
        self.film_body, self.film_head = NETS[film], tf.keras.layers.Dense(1)
        self.viewer_body, self.viewer_head = NETS[viewer], tf.keras.layers.Dense(1)

    def call(self, reviews, more):
        return tf.squeeze(self.film_head(self.film_body(reviews)) + self.viewer_head(self.viewer_body(reviews)), 1)


def fit(model, one, two):
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.nn.softplus(-model(one, two)))
        weights = model.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


rows = tf.random.normal([5, 12]), tf.random.normal([5, 12])
fit(Made(), *rows)
fit(Hashed(), tf.constant([1, 2]), tf.constant([3, 4]))
fit(Asked({"net": "one"}), *rows)
fit(Compared(), *rows)
fit(Heads(), *rows)
