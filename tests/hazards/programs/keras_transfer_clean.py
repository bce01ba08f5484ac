import tensorflow as tf
from tensorflow.keras import layers

IMG = (160, 160)
train = tf.keras.utils.image_dataset_from_directory("data/train", image_size=IMG, batch_size=32)
valid = tf.keras.utils.image_dataset_from_directory("data/valid", image_size=IMG, batch_size=32)
classes = len(train.class_names)
augment = tf.keras.Sequential([layers.RandomFlip("horizontal"), layers.RandomRotation(0.2)])
base = tf.keras.applications.MobileNetV2(input_shape=IMG + (3,), include_top=False, weights="imagenet")
base.trainable = False
inputs = tf.keras.Input(IMG + (3,))
x = augment(inputs)
x = tf.keras.applications.mobilenet_v2.preprocess_input(x)
x = base(x, training=False)
x = layers.GlobalAveragePooling2D()(x)
x = layers.Dropout(0.2)(x)
model = tf.keras.Model(inputs, layers.Dense(classes)(x))
loss = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
model.compile(tf.keras.optimizers.Adam(1e-4), loss, metrics=["accuracy"])
stop = tf.keras.callbacks.EarlyStopping(patience=3, restore_best_weights=True)
history = model.fit(train, validation_data=valid, epochs=10, callbacks=[stop])
base.trainable = True
for layer in base.layers[:100]:
    layer.trainable = False
model.compile(tf.keras.optimizers.RMSprop(1e-5), loss, metrics=["accuracy"])
model.fit(train, validation_data=valid, epochs=20, initial_epoch=history.epoch[-1])
model.evaluate(valid)
model.save("out.keras")
