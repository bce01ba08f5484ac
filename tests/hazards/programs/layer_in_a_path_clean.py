import tensorflow as tf


class Captioner(tf.keras.Model):
    def __init__(self, words):
        super().__init__()
        self.picture = tf.keras.layers.Dense(32, name="picture_tower")
        self.out = tf.keras.layers.Dense(words, name="word_scores")

    def build(self, shape):
        self.heat = self.add_weight(name="heat_of_scores", shape=())
        super().build(shape)

    def call(self, pixels):
        return self.out(tf.nn.relu(self.picture(pixels))) * self.heat


def train(captioner, groups):
    variables = [weight for group, _ in groups for weight in group]
    with tf.GradientTape() as tape:
        scores = captioner(tf.random.normal([4, 20]))
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[1, 2, 3, 4], logits=scores))
    gradients = dict(zip([id(weight) for weight in variables], tape.gradient(loss, variables)))
    for group, optimizer in groups:
        optimizer.apply([gradients[id(weight)] for weight in group], group)


captioner = Captioner(50)
captioner(tf.zeros([1, 20]))
weights = captioner.trainable_weights

slow = [weight for weight in weights if "picture_tower" in weight.path]
fast = [weight for weight in weights if "picture_tower" not in weight.path]
train(captioner, [(slow, tf.keras.optimizers.Adam(1e-5)), (fast, tf.keras.optimizers.Adam(1e-3))])

# Their own names: a kernel is to decay, a bias is not, and one has a name that the program gave it.
kernels = [weight for weight in weights if weight.name.startswith("kernel")]
biases = [weight for weight in weights if "bias" in weight.name]
heats = [weight for weight in weights if "heat" in weight.name]
train(captioner, [(kernels, tf.keras.optimizers.AdamW(1e-3)), (biases + heats, tf.keras.optimizers.Adam(1e-3))])
