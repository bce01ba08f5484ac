import tensorflow as tf
d = tf.keras.layers.Dense(1)
heads = [d] * 3
x = tf.ones([2, 3])
a = tf.ones([2, 3])
for epoch in range(3):
    for h, z in zip(heads, (x, a)):
        h(z)
for epoch in range(3):
    y = heads[0](x)
