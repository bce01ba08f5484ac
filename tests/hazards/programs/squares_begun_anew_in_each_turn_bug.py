"""RMSprop by hand: what it has of the squares is made in the loop."""
import tensorflow as tf

w = tf.Variable([1.0, -2.0, 3.0])
for _ in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w**4)
    gradient = tape.gradient(loss, w)
    squares = tf.Variable(tf.zeros([3]))  # BUG TVS401
    squares.assign(0.9 * squares + 0.1 * gradient**2)
    w.assign_sub(0.01 * gradient / (tf.sqrt(squares) + 1e-7))
print(w.numpy())
