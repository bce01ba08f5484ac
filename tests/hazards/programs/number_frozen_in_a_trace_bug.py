import tensorflow as tf

scale = 1.0
weights = tf.Variable(tf.ones([3]))


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum((weights - x) ** 2)
    weights.assign_sub(scale * tape.gradient(loss, weights))
    return loss


for epoch in range(4):
    for _ in range(2):
        step(tf.zeros([3]))
    scale = scale * 0.5  # BUG
