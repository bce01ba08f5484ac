import tensorflow as tf

heads = dict.fromkeys(["age", "income"], tf.keras.layers.Dense(1))  # BUG
body = tf.keras.layers.Dense(8, activation="relu")
x = tf.ones([4, 3])
h = body(x)
age, income = heads["age"](h), heads["income"](h)  # BUG
