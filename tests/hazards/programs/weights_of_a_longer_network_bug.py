import tensorflow as tf


def encoder(depth, normalized):
    layers = [tf.keras.Input((6,))]
    for _ in range(depth):
        layers.append(tf.keras.layers.Dense(10, activation="tanh"))
        if normalized:
            layers.append(tf.keras.layers.BatchNormalization())
    return tf.keras.Sequential(layers + [tf.keras.layers.Dense(4)])


def student_of(teacher):
    student = encoder(2, normalized=True)
    student.set_weights(teacher.get_weights())  # BUG
    return student


teacher = encoder(2, normalized=False)
teacher.compile("sgd", "mse")
teacher.fit(tf.ones([8, 6]), tf.ones([8, 4]), verbose=0)
student = student_of(teacher)
print(student(tf.ones([1, 6])))
