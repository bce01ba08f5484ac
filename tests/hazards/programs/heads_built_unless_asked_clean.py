import tensorflow as tf

REGIONS = ("north", "south", "west")


def backbone(width=12):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, activation="relu"), tf.keras.layers.Dense(width)])


class Matcher(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.backbone = backbone()
        self.tails = {region: tf.keras.layers.Dense(6, use_bias=False) for region in REGIONS}

    def put(self, picture, region):
        return self.tails[region](self.backbone(picture))

    def call(self, pair, regions=("north", "north")):
        left, right = (self.put(picture, region) for picture, region in zip(pair, regions))
        return tf.matmul(left, right, transpose_b=True)


def train(model, optimizer):
    for step in range(6):
        regions = ("north", REGIONS[step % 3])
        pair = [tf.random.normal([8, 20]) for _ in regions]
        with tf.GradientTape() as tape:
            scores = model(pair, regions=regions)
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=tf.range(8), logits=scores))
        learned = model.backbone.trainable_variables + [v for r in sorted(set(regions)) for v in model.tails[r].trainable_variables]
        if not optimizer.built:
            for region in REGIONS:
                model.put(pair[0], region)
            optimizer.build(model.trainable_variables)
        optimizer.apply_gradients(zip(tape.gradient(loss, learned), learned))
        print(float(loss))


train(Matcher(), tf.keras.optimizers.SGD(0.1, momentum=0.9))
