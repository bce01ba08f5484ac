"""Each round begins with momentum at zero, and with the weights that the last one has put in; runs of several seeds begin anew."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = tf.placeholder(tf.float32, [None, 3])
prices = tf.placeholder(tf.float32, [None, 1])
guess = tf.layers.dense(tf.layers.dense(rows, 8, tf.nn.tanh, name="hidden"), 1, name="guess")
loss = tf.reduce_mean((guess - prices) ** 2)
weights = tf.trainable_variables()
optimizer = tf.train.MomentumOptimizer(0.05, 0.9)
train = optimizer.minimize(loss)
values = [tf.placeholder(tf.float32, w.shape) for w in weights]
put = [w.assign(value) for w, value in zip(weights, values)]
fresh, still = tf.global_variables_initializer(), tf.variables_initializer(optimizer.variables())
data = {rows: np.random.rand(16, 3), prices: np.random.rand(16, 1)}
with tf.Session() as session:
    session.run(fresh)
    for number in range(4):
        session.run(still)
        begun = session.run(weights)
        for _ in range(5):
            session.run(train, data)
        ended = session.run(weights)
        session.run(put, dict(zip(values, [b + 0.5 * (e - b) for b, e in zip(begun, ended)])))
    print(session.run(loss, data))

    for seed in range(3):
        session.run(fresh)
        best = np.inf
        for _ in range(10):
            _, reached = session.run([train, loss], data)
            if reached < best:
                best, kept = reached, session.run(weights)
        session.run(put, dict(zip(values, kept)))
        print(seed, session.run(loss, data))
