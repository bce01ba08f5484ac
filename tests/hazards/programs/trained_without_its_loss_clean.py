"""A critic is trained by a loss that is computed with it: by an input of its own, by what the actor says, or by what is not followed."""
import judged_elsewhere
import tensorflow as tf

actor = tf.keras.Sequential([tf.keras.Input([4]), tf.keras.layers.Dense(2, name="act")])
critic = tf.keras.Sequential([tf.keras.Input([2]), tf.keras.layers.Dense(1, name="judge")])
other = tf.keras.Sequential([tf.keras.Input([2]), tf.keras.layers.Dense(1, name="other")])
optimizers = [tf.keras.optimizers.SGD(0.1) for _ in range(3)]


def step(x, wanted):
    with tf.GradientTape(persistent=True) as tape:
        act = actor(x)
        loss = tf.reduce_mean(tf.square(act - wanted)) - tf.reduce_mean(critic(act))
        judged = tf.reduce_mean(tf.square(critic(wanted)))
        of_both = tf.reduce_mean(actor(x)) + judged_elsewhere.loss_of(other, act)
    for net, optimizer, each in zip((actor, critic, other), optimizers, (loss, judged, of_both)):
        gradients = tape.gradient(each, net.trainable_variables)
        optimizer.apply_gradients(zip(gradients, net.trainable_variables))


step(tf.ones([3, 4]), tf.zeros([3, 2]))
