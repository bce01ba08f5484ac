"""Dicts and lists of weights of which a trace takes items, and that are replaced without harm."""
import tensorflow as tf


class Tagger:
    def __init__(self):
        self.table = {"embed": tf.Variable(tf.ones([9, 4])), "out": tf.Variable(tf.ones([4, 3]))}
        self.heads = {"nouns": tf.Variable(tf.ones([3, 1]))}

    @tf.function
    def tag(self, words):
        return tf.gather(self.table["embed"], words) @ self.table["out"]

    @tf.function
    def nouns(self, words):
        return self.tag(words) @ self.heads["nouns"]

    def put_in(self, embed, out):
        self.table["embed"].assign(embed)
        self.table["out"].assign(out)

    def add_head(self, name):
        self.heads = {**self.heads, name: tf.Variable(tf.ones([3, 1]))}


class Swapped:
    """Looked at with other weights in between, by plain calls."""

    def __init__(self):
        self.pair = [tf.Variable(tf.ones([4, 4])), tf.Variable(tf.zeros([4]))]

    def plain(self, x):
        return x @ self.pair[0] + self.pair[1]

    @tf.function
    def __call__(self, x):
        return x @ self.pair[0] + self.pair[1]

    def with_noise(self, x):
        kept = self.pair
        self.pair = [tf.Variable(kept[0] + 0.1), tf.Variable(kept[1])]
        noisy = self.plain(x)
        self.pair = kept
        return noisy


class Retraced:
    def __init__(self):
        self.put_in(1.0)

    def put_in(self, value):
        self.parts = (tf.Variable(tf.fill([4, 4], value)),)
        self.run = tf.function(lambda x: x @ self.parts[0])


class Handed:
    def __init__(self):
        self.bag = {"w": tf.Variable(tf.ones([4, 4]))}

    @tf.function
    def step(self, bag, x):
        return x @ bag["w"]

    def renew(self):
        self.bag = {"w": tf.Variable(tf.zeros([4, 4]))}


tagger = Tagger()
words = tf.constant([1, 2, 3])
print(tagger.tag(words), tagger.nouns(words))
tagger.put_in(tf.random.normal([9, 4]), tf.random.normal([4, 3]))
tagger.add_head("verbs")
print(tagger.tag(words), tagger.nouns(words))
swapped, x = Swapped(), tf.ones([2, 4])
print(swapped(x), swapped.with_noise(x), swapped(x))
retraced = Retraced()
print(retraced.run(x), retraced.run(x))
retraced.put_in(2.0)
print(retraced.run(x), retraced.run(x))
handed = Handed()
print(handed.step(handed.bag, x), handed.step(handed.bag, x))
handed.renew()
print(handed.step(handed.bag, x), handed.step(handed.bag, x))
