import tensorflow as tf

theta = tf.Variable([0.0, 0.0])
path, seen = [], []
for _ in range(5):
    theta.assign_add([1.0, 0.5])
    path.append(theta.numpy())
for _ in range(2):
    seen.append(theta)
print(path, seen)
