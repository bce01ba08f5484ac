from keras.models import Sequential
from keras.layers import Dense, Conv2D, MaxPooling2D, Flatten, Dropout, ZeroPadding2D
from keras.preprocessing.image import ImageDataGenerator
from keras.callbacks import ModelCheckpoint, LambdaCallback, LearningRateScheduler
from keras.utils import to_categorical, plot_model
from keras.constraints import max_norm
from keras import backend as K
from keras.datasets import cifar10

(x_train, y_train), (x_test, y_test) = cifar10.load_data()
y_train, y_test = to_categorical(y_train, 10), to_categorical(y_test, 10)


def f1(y_true, y_pred):
    tp = K.sum(K.round(K.clip(y_true * y_pred, 0, 1)))
    precision = tp / (K.sum(K.round(K.clip(y_pred, 0, 1))) + K.epsilon())
    recall = tp / (K.sum(K.round(K.clip(y_true, 0, 1))) + K.epsilon())
    return K.mean(2 * precision * recall / (precision + recall + K.epsilon()))


model = Sequential()
model.add(ZeroPadding2D((1, 1), input_shape=(32, 32, 3)))
model.add(Conv2D(32, (3, 3), activation="relu", kernel_constraint=max_norm(3)))
model.add(MaxPooling2D((2, 2)))
model.add(Dropout(0.25))
model.add(Flatten())
model.add(Dense(10, activation="softmax"))
model.compile(loss="categorical_crossentropy", optimizer="rmsprop", metrics=["accuracy", f1])
gen = ImageDataGenerator(rotation_range=20, width_shift_range=0.1, horizontal_flip=True)
gen.fit(x_train)
best = ModelCheckpoint("w.hdf5", monitor="val_acc", save_best_only=True)
model.fit_generator(gen.flow(x_train, y_train, batch_size=32), steps_per_epoch=len(x_train) // 32, epochs=5, validation_data=(x_test, y_test), callbacks=[best, LambdaCallback(on_epoch_end=lambda e, l: print(e, l)), LearningRateScheduler(lambda e: 0.1 / (e + 1))])
plot_model(model, to_file="m.png", show_shapes=True)
model.load_weights("w.hdf5")
print(model.evaluate(x_test, y_test))
