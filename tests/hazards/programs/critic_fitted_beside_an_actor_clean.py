"""The actor is trained by an optimizer in a session, the critic by Keras' own fit: whatever reads it in a session, it learns."""

import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import Add, Dense, Input
from tensorflow.keras.models import Model


class Actor:
    def __init__(self, session):
        self.session = session
        self.states = Input(shape=(4,))
        hidden = Dense(100, activation="relu")(Dense(100, activation="relu")(self.states))
        self.model = Model(self.states, Dense(2, activation="tanh")(hidden))
        self.gradient = tf.placeholder(tf.float32, [None, 2])
        weights = self.model.trainable_weights
        grads = zip(tf.gradients(self.model.output, weights, -self.gradient), weights)
        self.step = tf.train.AdamOptimizer(1e-4).apply_gradients(grads)

    def train(self, states, gradients):
        self.session.run(self.step, {self.states: states, self.gradient: gradients})


class Critic:
    def __init__(self, session):
        self.session = session
        self.states, self.actions = Input(shape=(4,)), Input(shape=(2,))
        hidden = Add()([Dense(100, activation="relu")(self.states), Dense(100)(self.actions)])
        hidden = Dense(100, activation="relu")(hidden)
        self.model = Model([self.states, self.actions], Dense(1)(hidden))
        self.model.compile(loss="mse", optimizer="adam")
        self.slopes = tf.gradients(self.model.output, self.actions)

    def gradients(self, states, actions):
        return self.session.run(self.slopes, {self.states: states, self.actions: actions})[0]


session = tf.Session()
tf.keras.backend.set_session(session)
actor, critic = Actor(session), Critic(session)
session.run(tf.global_variables_initializer())
for _ in range(1000):
    states, actions, targets = np.zeros([3, 4]), np.zeros([3, 2]), np.zeros([3, 1])
    critic.model.fit([states, actions], targets, verbose=0)
    actor.train(states, critic.gradients(states, actor.model.predict(states)))
