"""Each object of a decorated class keeps what get_variable makes in its methods: two of them share nothing, and are meant to."""
import tensorflow as tf

v1 = tf.compat.v1
tracked = v1.keras.utils.track_tf1_style_variables


def affine(x, units, scope):
    with v1.variable_scope(scope, reuse=v1.AUTO_REUSE):
        kernel = v1.get_variable("kernel", [x.shape[-1], units], regularizer=tf.keras.regularizers.l2(0.01))
        return tf.matmul(x, kernel) + v1.get_variable("bias", [units], initializer=v1.zeros_initializer())


class Critic(tf.keras.layers.Layer):
    @tracked
    def call(self, states):
        return affine(tf.nn.tanh(affine(states, 6, "first")), 1, "value")


class Ranker(tf.Module):
    @tracked
    def __call__(self, items):
        with v1.variable_scope("ranker"):
            embedding = v1.keras.utils.get_or_create_layer("embedding", lambda: tf.keras.layers.Dense(5, use_bias=False))
            return v1.layers.dense(embedding(items), 1, name="score")

    @tracked
    def embed(self, items):
        with v1.variable_scope("ranker"):
            return v1.keras.utils.get_or_create_layer("embedding", lambda: tf.keras.layers.Dense(5, use_bias=False))(items)


critic, delayed = Critic(), Critic()
states = tf.random.normal([16, 4])
delayed(states), critic(states)
delayed.set_weights(critic.get_weights())
optimizer = tf.keras.optimizers.Adam(0.01)
for step in range(20):
    with tf.GradientTape() as tape:
        target = tf.stop_gradient(1.0 + 0.9 * delayed(states))
        loss = tf.reduce_mean(tf.square(target - critic(states))) + tf.add_n(critic.losses)
    assert len(critic.trainable_variables) == 4
    assert len(critic.losses) == 2
    optimizer.apply_gradients(zip(tape.gradient(loss, critic.trainable_variables), critic.trainable_variables))
    for old, new in zip(delayed.trainable_variables, critic.trainable_variables):
        old.assign(0.9 * old + 0.1 * new)

rankers = [Ranker() for _ in range(2)]
for ranker in rankers:
    items = tf.random.normal([8, 3])
    rate = tf.keras.optimizers.SGD(0.1)
    for step in range(5):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(ranker(items) - tf.reduce_sum(ranker.embed(items), axis=1, keepdims=True)))
        assert len(ranker.trainable_variables) == 3
        rate.apply_gradients(zip(tape.gradient(loss, ranker.trainable_variables), ranker.trainable_variables))
tf.train.Checkpoint(critic=critic, delayed=delayed, rankers=rankers).write("/tmp/kept")
