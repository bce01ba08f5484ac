"""Tables of what makes a layer, of one that all are to share, of parts of a model, and of what each branch runs on data of its own."""
import tensorflow as tf

KINDS = {"none": tf.identity, "relu": tf.keras.layers.ReLU(), "prelu": tf.keras.layers.PReLU, "layer": lambda: tf.keras.layers.LayerNormalization()}
SHARED = {"none": tf.identity, "layer": tf.keras.layers.LayerNormalization()}
PARTS = {"into": tf.keras.layers.Dense(16), "norm": tf.keras.layers.LayerNormalization(), "bend": tf.nn.relu}
OF_INPUTS = {"none": tf.identity, "layer": tf.keras.layers.LayerNormalization()}


class Stage(tf.keras.layers.Layer):
    def __init__(self, kind):
        super().__init__()
        self.mix = tf.keras.layers.Dense(16)
        made = KINDS[kind]
        self.norm = made if kind in ("none", "relu") else made()

    def call(self, x):
        return x + self.norm(self.mix(x))


class Tied(tf.keras.layers.Layer):
    def __init__(self, kind="layer"):
        super().__init__()
        self.mix = tf.keras.layers.Dense(16)
        self.norm = SHARED[kind]

    def call(self, x):
        return x + self.norm(self.mix(x))


class Step(tf.keras.layers.Layer):
    def __init__(self, name="norm"):
        super().__init__()
        self.own = tf.keras.layers.Dense(16)
        self.into, self.norm, self.bend = PARTS["into"], PARTS[name], PARTS["bend"]

    def call(self, x):
        return self.own(self.bend(self.norm(self.into(x))))


class Branch(tf.keras.layers.Layer):
    def __init__(self, kind):
        super().__init__()
        self.mix = tf.keras.layers.Dense(16)
        self.norm = OF_INPUTS[kind]

    def call(self, x):
        return self.mix(self.norm(x))


def train(layers, optimizer, run):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(run(tf.random.normal([8, 16])) - 1.0))
    weights = list({id(w): w for layer in layers for w in layer.trainable_weights}.values())
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


def in_row(layers):
    def run(x):
        for layer in layers:
            x = layer(x)
        return x
    return run


stages = [Stage(kind) for kind in ("layer", "layer", "relu", "relu", "prelu", "prelu")]
train(stages, tf.keras.optimizers.Adam(), in_row(stages))
tied = [Tied() for _ in range(3)]
train(tied, tf.keras.optimizers.Adam(), in_row(tied))
steps = [Step() for _ in range(2)]
train(steps, tf.keras.optimizers.Adam(), in_row(steps))
one, two = Branch("layer"), Branch("layer")
train([one, two], tf.keras.optimizers.Adam(), lambda x: one(x) + two(x))
