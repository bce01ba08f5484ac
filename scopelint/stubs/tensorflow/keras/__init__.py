"""TF `tf.keras`: layers that own their variables, which no variable scope shares."""

from tensorflow.keras import (
    activations,
    applications,
    backend,
    callbacks,
    config,
    constraints,
    datasets,
    initializers,
    layers,
    losses,
    metrics,
    mixed_precision,
    models,
    ops,
    optimizers,
    preprocessing,
    random,
    regularizers,
    saving,
    utils,
)
from tensorflow.keras._model import Model
from tensorflow.keras._sequential import Sequential
from tensorflow.keras.initializers import Initializer
from tensorflow.keras.layers._core import Input, InputSpec, Layer
from tensorflow.keras.losses import Loss
from tensorflow.keras.metrics import Metric
from tensorflow.keras.mixed_precision import DTypePolicy
from tensorflow.keras.optimizers import Optimizer
from tensorflow.keras.regularizers import Regularizer
