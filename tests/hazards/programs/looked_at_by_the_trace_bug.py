import tensorflow as tf

student = tf.keras.Sequential([tf.keras.layers.Dense(4)])
teacher = tf.keras.Sequential([tf.keras.layers.Dense(4)])
nets = [student, teacher]
x = tf.ones([2, 4])
for net in nets:
    net.build([None, 4])


def report():
    net = nets[0]

    @tf.function
    def step(x):
        return net(x, training=True)

    for i in range(len(nets)):
        net = nets[i]  # BUG
        print(i, step(x))


report()
