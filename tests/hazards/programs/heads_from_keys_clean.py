import tensorflow as tf

heads = dict.fromkeys(["left", "right"], tf.keras.layers.Dense(1))
body = tf.keras.layers.Dense(8, activation="relu")
left, right = heads["left"](body(tf.ones([4, 3]))), heads["right"](body(tf.zeros([4, 3])))
