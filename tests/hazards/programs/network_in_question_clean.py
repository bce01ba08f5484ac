"""A name says which network is meant just now: a loop has left it at the last one, and it never had one of its own."""
import tensorflow as tf


def classifier(units, name):
    network = tf.keras.Sequential(
        [tf.keras.layers.Dense(units, activation="relu", input_shape=(6,)), tf.keras.layers.Dense(3)], name=name
    )
    network.compile(optimizer="adam", loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
    return network


features, labels = tf.ones([16, 6]), tf.zeros([16, 1])
narrow, wide = classifier(4, "narrow"), classifier(64, "wide")

# one after the other
network = narrow
network.fit(features, labels, epochs=2)
network = wide
network.fit(features, labels, epochs=2)

# what a loop has left
for network in (narrow, wide):
    print(network.name, network.evaluate(features, labels, verbose=0))
deep = classifier(16, "deep")
network = deep
network.fit(features, labels, epochs=4)
print(deep.evaluate(features, labels, verbose=0))

# by the pairs of a dict, and where nothing else has the last one any more
for title, candidate in {"tiny": classifier(2, "tiny"), "small": classifier(3, "small")}.items():
    print(title, candidate.count_params())
candidate = deep
candidate.fit(features, labels)
print(deep.predict(features))


def study(networks, chosen):
    for current in networks:
        current.evaluate(features, labels, verbose=0)
    current = chosen
    current.fit(features, labels)
    return chosen


study([narrow, wide], classifier(8, "chosen"))


class Playground:
    """The one in use is one of its own."""

    def __init__(self):
        self.first, self.second = classifier(4, "first"), classifier(5, "second")
        self.active = self.first

    def switch(self):
        self.active = self.second

    def learn(self):
        self.active.fit(features, labels)


playground = Playground()
playground.learn()
playground.switch()
playground.learn()

# a name for whatever is being tried, which goes on with the best by no other name
trial = classifier(7, "trial")
trial.fit(features, labels)
second = classifier(9, "second_trial")
trial = second
trial.fit(features, labels)
