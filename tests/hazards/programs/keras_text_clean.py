import tensorflow as tf
from tensorflow.keras import layers, losses

raw = tf.keras.utils.text_dataset_from_directory("aclImdb/train", batch_size=32, validation_split=0.2, subset="training", seed=42)
vec = layers.TextVectorization(standardize="lower", max_tokens=10000, output_mode="int", output_sequence_length=250)
vec.adapt(raw.map(lambda x, y: x))
model = tf.keras.Sequential([layers.Embedding(10000, 16), layers.Dropout(0.2), layers.GlobalAveragePooling1D(), layers.Dropout(0.2), layers.Dense(1, activation="sigmoid")])
model.compile(loss=losses.BinaryCrossentropy(), optimizer="adam", metrics=[tf.keras.metrics.BinaryAccuracy(threshold=0.5)])
train = raw.map(lambda x, y: (vec(tf.expand_dims(x, -1)), y)).cache().prefetch(tf.data.AUTOTUNE)
model.fit(train, epochs=10)
export = tf.keras.Sequential([vec, model, layers.Activation("sigmoid")])
export.compile(loss=losses.BinaryCrossentropy(from_logits=False), optimizer="adam", metrics=["accuracy"])
print(export.predict(tf.constant(["great movie"])), vec.get_vocabulary()[10])
