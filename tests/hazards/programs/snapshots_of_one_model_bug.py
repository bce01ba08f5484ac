import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(1)])
model.compile("sgd", "mse")
ensemble = []
for cycle in range(3):
    model.fit(tf.ones([8, 4]), tf.ones([8, 1]), verbose=0)
    ensemble.append(model)  # BUG
mean = sum(each(tf.ones([1, 4])) for each in ensemble) / 3
