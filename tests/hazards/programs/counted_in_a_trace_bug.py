"""A follower is to be set to its leader in each third step; the steps are counted by a global number."""
import tensorflow as tf

leader, follower = tf.Variable([1.0, 2.0]), tf.Variable([1.0, 2.0])
steps = 0


@tf.function
def learn(x):
    global steps
    steps += 1  # BUG
    leader.assign_sub(0.1 * x)
    if steps % 3 == 0:
        follower.assign(leader)
    return tf.reduce_sum(leader - follower)


for _ in range(9):
    gap = learn(tf.ones([2]))
print(steps, follower.numpy())
