"""A TF1 model class in a TF2 training loop."""
import tensorflow as tf

tf1 = tf.compat.v1


class Model:
    def logits(self, x, reuse=False):
        with tf1.variable_scope("model", reuse=reuse):
            h = tf.nn.relu(self.fc(x, 16, "fc1"))
            return self.fc(h, 3, "fc2")

    def fc(self, x, n, name):
        with tf1.variable_scope(name):
            w = tf1.get_variable("w", [int(x.shape[-1]), n], initializer=tf1.glorot_uniform_initializer())  # BUG
            return x @ w


model = Model()
optimizer = tf.keras.optimizers.SGD(0.1)
for step in range(5):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model.logits(tf.ones([4, 8]), reuse=step > 0) ** 2)  # BUG
    variables = tape.watched_variables()
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
