"""A dict or a list of weights is replaced by another one, and a trace goes on with what it took of the first."""
import tensorflow as tf


class Tagger:
    def __init__(self):
        self.table = {"embed": tf.Variable(tf.ones([9, 4])), "out": tf.Variable(tf.ones([4, 3]))}

    @tf.function
    def tag(self, words):
        return tf.argmax(tf.gather(self.table["embed"], words) @ self.table["out"], -1)

    def put_in(self, embed, out):
        self.table = {"embed": tf.Variable(embed), "out": tf.Variable(out)}  # BUG


class Chain:
    def __init__(self, sizes):
        self.links = [tf.keras.layers.Dense(size) for size in sizes]

    def rebuild(self, sizes):
        self.links = [tf.keras.layers.Dense(size) for size in sizes]  # BUG
        x = tf.zeros([1, 4])
        for link in self.links:
            x = link(x)

    @tf.function
    def end(self, x):
        return self.links[1](tf.nn.relu(self.links[0](x)))


tagger = Tagger()
words = tf.constant([1, 2, 3])
print(tagger.tag(words))
tagger.put_in(tf.random.normal([9, 4]), tf.random.normal([4, 3]))
print(tagger.tag(words))
chain = Chain([8, 2])
print(chain.end(tf.ones([1, 4])))
chain.rebuild([6, 2])
print(chain.end(tf.ones([1, 4])))
