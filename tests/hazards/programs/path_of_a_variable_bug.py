import tensorflow as tf

theta = tf.Variable([0.0, 0.0])
path = []
for _ in range(5):
    theta.assign_add([1.0, 0.5])
    path.append(theta)  # BUG
print([p.numpy() for p in path])  # BUG
