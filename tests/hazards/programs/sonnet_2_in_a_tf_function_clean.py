# A network of Sonnet 2 is trained, and another part of the program calls it through a tf.function: its modules keep their weights.
import sonnet as snt
import tensorflow as tf


class Torso(snt.Module):
    def __init__(self, size):
        super().__init__(name="torso")
        self.pixels = snt.Conv2D(8, 3, stride=2)
        self.norm = snt.LayerNorm(-1, True, True)
        self.rest = snt.Sequential([snt.Flatten(), snt.nets.MLP([32, size], activate_final=True)])

    def __call__(self, images):
        return self.rest(tf.nn.relu(self.norm(self.pixels(images))))


class Agent(snt.Module):
    def __init__(self, actions):
        super().__init__()
        self.torso = Torso(16)
        self.words = snt.Embed(20, 4)
        self.logits, self.value = snt.Linear(actions), snt.Linear(1)

    def __call__(self, images, words):
        seen = tf.concat([self.torso(images), tf.reduce_mean(self.words(words), axis=1)], axis=-1)
        return self.logits(seen), tf.squeeze(self.value(seen), axis=-1)


class Player:
    def __init__(self, network):
        self.network = tf.function(network)

    def play(self, image, words):
        logits, _ = self.network(image[None], words[None])
        return int(tf.argmax(logits[0]))


agent = Agent(4)
player = Player(agent)
optimizer = snt.optimizers.Adam(1e-3)
for _ in range(100):
    player.play(tf.random.normal([8, 8, 3]), tf.constant([1, 2, 3]))
    with tf.GradientTape() as tape:
        logits, value = agent(tf.random.normal([16, 8, 8, 3]), tf.ones([16, 3], tf.int32))
        loss = tf.reduce_mean(tf.square(value)) + tf.reduce_mean(tf.square(logits))
    variables = agent.trainable_variables
    optimizer.apply(tape.gradient(loss, variables), variables)
