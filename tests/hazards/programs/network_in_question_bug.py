"""A name that has had a network of its own, or that follows another, is bound to the very one that learns, and both names are used."""
import tensorflow as tf


def critic(name):
    network = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="tanh", input_shape=(5,)), tf.keras.layers.Dense(1)], name=name)
    network.compile(optimizer="sgd", loss="mse")
    return network


states, rewards = tf.ones([16, 5]), tf.zeros([16, 1])
online, lagging = critic("online"), critic("lagging")
for network in (online, lagging):
    print(network.name, network.count_params())

for episode in range(4):
    online.fit(states, rewards + 0.9 * lagging(states), verbose=0)
    lagging = online  # BUG TVS410

first, second = critic("first"), critic("second")
main, target = first, second
for episode in range(4):
    main.fit(states, rewards + 0.9 * target(states), verbose=0)
    target = main  # BUG TVS410

learner, reference = critic("learner"), critic("reference")
reference = learner  # BUG TVS410
reference.fit(states, rewards)
print(tf.reduce_mean(learner(states) - reference(states)))


class Trainer:
    def __init__(self, network):
        self.network = network

    def step(self):
        self.network.fit(states, rewards, verbose=0)


newest, kept = critic("newest"), critic("kept")
trainer = Trainer(newest)
print(kept(states))
kept = newest  # BUG TVS410
trainer.step()
print(kept(states))
