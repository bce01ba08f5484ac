# tf: 1.15 2.21
"""Sequential, functional and subclassed models."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

L = tf.keras.layers
x = tf.zeros([2, 3])
first = tf.keras.Sequential([L.Dense(4, input_shape=(3,)), L.BatchNormalization(), L.Dense(2)])
first(x)
first(x)
late = tf.keras.Sequential()
late.add(L.Dense(4))
late.add(L.Dropout(0.5))
late.add(L.Dense(2))
late(x)
late(x)
named = tf.keras.models.Sequential([L.Dense(4)], name='named')
with tf.variable_scope('s'):
    named(x)
inputs = tf.keras.Input(shape=(3,))
h = L.Dense(4, activation='tanh')(inputs)
shared = L.Dense(4)
out = L.Add()([shared(h), shared(L.Activation('relu')(h))])
model = tf.keras.Model(inputs, out)
model(x)
with tf.name_scope('n'):
    model(x)
outer = tf.keras.Model(inputs=inputs, outputs=L.Dense(1)(model(inputs)))


class Net(tf.keras.Model):
    def __init__(self, n=2):
        super(Net, self).__init__()
        self.hidden = [L.Dense(4) for _ in range(n)]
        self.norm = L.BatchNormalization()
        self.last = L.Dense(1, name='last')

    def call(self, x, training=False):
        for layer in self.hidden:
            x = layer(x)
        return self.last(self.norm(x, training=training))


net = Net()
net(x)
net(x, training=True)
Net(1)(x)
with tf.variable_scope('report'):
    for i, m in enumerate([first, late, named, model, outer, net]):
        tf.get_variable('all%d_%d' % (i, len(m.weights)), [1])
        tf.get_variable('trainable%d_%d' % (i, len(m.trainable_variables)), [1])
        tf.get_variable('layers%d_%d' % (i, len(m.layers)), [1])
