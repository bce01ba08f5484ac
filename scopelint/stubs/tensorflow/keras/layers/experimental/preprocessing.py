"""TF `tf.keras.layers.experimental.preprocessing`: where these layers were before TensorFlow 2.6."""

from tensorflow.keras.layers._categories import (
    CategoryEncoding,
    Discretization,
    HashedCrossing,
    Hashing,
    IntegerLookup,
    StringLookup,
    TextVectorization,
)
from tensorflow.keras.layers._core import Layer as PreprocessingLayer
from tensorflow.keras.layers._images import (
    CenterCrop,
    RandomContrast,
    RandomCrop,
    RandomFlip,
    RandomHeight,
    RandomRotation,
    RandomTranslation,
    RandomWidth,
    RandomZoom,
    Resizing,
)
from tensorflow.keras.layers._normalizations import Normalization
from tensorflow.keras.layers._plain import Rescaling
