import tensorflow as tf
from tensorflow.keras import layers

data = {"age": tf.random.normal([100, 1]), "breed": tf.fill([100, 1], "a"), "fee": tf.ones([100, 1], tf.int64)}
norm = layers.Normalization(axis=None)
norm.adapt(data["age"])
lookup = layers.StringLookup(max_tokens=5)
lookup.adapt(data["breed"])
encode = layers.CategoryEncoding(num_tokens=lookup.vocabulary_size())
ints = layers.IntegerLookup(vocabulary=[1, 2, 3], output_mode="one_hot")
age = tf.keras.Input((1,), name="age")
breed = tf.keras.Input((1,), name="breed", dtype="string")
fee = tf.keras.Input((1,), name="fee", dtype="int64")
x = layers.concatenate([norm(age), encode(lookup(breed)), ints(fee)])
x = layers.Dense(32, activation="relu")(x)
model = tf.keras.Model([age, breed, fee], layers.Dense(1)(layers.Dropout(0.5)(x)))
model.compile("adam", tf.keras.losses.BinaryCrossentropy(from_logits=True), metrics=[tf.keras.metrics.AUC(), tf.keras.metrics.Precision()])
tf.keras.utils.plot_model(model, show_shapes=True, rankdir="LR")
model.fit(data, tf.ones([100, 1]), epochs=2)
reload = tf.keras.models.load_model("pet.keras")
print(reload.predict(data))
