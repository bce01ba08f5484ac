"""Two networks of one kind learn apart from each other, and how far what they say of the same lies apart is printed."""
import tensorflow as tf


def network():
    w = tf.Variable(tf.random.normal([4, 3]), name="w")
    v = tf.Variable(tf.random.normal([3, 1]), name="v")
    return w, v


def say(net, x):
    return tf.matmul(tf.tanh(tf.matmul(x, net[0])), net[1])


def learn(net, rule, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(say(net, x) - y))
    rule.apply_gradients(zip(tape.gradient(loss, net), net))


x, y = tf.random.normal([20, 4]), tf.random.normal([20, 1])
first = network()
second = network()
rules = [tf.keras.optimizers.SGD(0.1), tf.keras.optimizers.SGD(0.1)]
for turn in range(5):
    learn(first, rules[0], x[turn::5], y[turn::5])
    learn(second, rules[1], x[::-1][turn::5], y[::-1][turn::5])
print(float(tf.reduce_mean(tf.abs(say(first, x) - say(second, x)))))
