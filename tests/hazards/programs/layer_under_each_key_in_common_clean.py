"""What all keys have in common has a name first, is told to be so by a switch, is alone of its kind, or counts nothing."""
import tensorflow as tf

KINDS, ROOMS = ("nerve", "muscle"), ("lab", "ward")
IN_COMMON = tf.config.list_physical_devices("GPU") == []


class Tissue(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        common = tf.keras.layers.Dense(units)
        self.read = dict.fromkeys(KINDS, common)
        self.tell = {kind: tf.keras.layers.Dense(1) for kind in KINDS}
        self.drop = dict.fromkeys(KINDS, tf.keras.layers.Dropout(0.1))
        if IN_COMMON:
            self.norm = dict.fromkeys(KINDS, tf.keras.layers.BatchNormalization())
        else:
            self.norm = {kind: tf.keras.layers.BatchNormalization() for kind in KINDS}

    def call(self, tissue, training=False):
        read = {kind: self.drop[kind](self.read[kind](tissue[kind]), training=training) for kind in KINDS}
        return {kind: self.tell[kind](self.norm[kind](read[kind], training=training)) for kind in KINDS}


class Rooms(tf.keras.layers.Layer):
    """The views of a pair are read by one layer; each room has a scale of its own, and statistics."""

    def __init__(self, units):
        super().__init__()
        self.views = dict.fromkeys(("left", "right"), tf.keras.layers.Dense(units))
        self.scale = {room: tf.keras.layers.Dense(units) for room in ROOMS}
        self.norm = {room: tf.keras.layers.BatchNormalization() for room in ROOMS}

    def call(self, pair, room, training=False):
        seen = [self.views[view](pair[view]) for view in ("left", "right")]
        return self.norm[room](self.scale[room](seen[0] - seen[1]), training=training)


tissue, rooms = Tissue(4), Rooms(4)
optimizer = tf.keras.optimizers.SGD(1e-2)
cells = {"nerve": tf.random.normal([5, 3]), "muscle": tf.random.normal([9, 3])}
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.add_n([tf.reduce_mean((each - 1.0) ** 2) for each in tissue(cells, training=True).values()])
        for room in ROOMS:
            pair = {"left": tf.random.normal([6, 3]), "right": tf.random.normal([6, 3])}
            loss += tf.reduce_mean(rooms(pair, room=room, training=True) ** 2)
    weights = tissue.trainable_variables + rooms.trainable_variables
    optimizer.apply_gradients([(g, w) for g, w in zip(tape.gradient(loss, weights), weights) if g is not None])
