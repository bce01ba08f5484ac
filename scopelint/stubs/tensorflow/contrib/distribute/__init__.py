"""TF `tf.contrib.distribute`."""

from tensorflow.distribute import MirroredStrategy, OneDeviceStrategy, TPUStrategy
from tensorflow.distribute import MultiWorkerMirroredStrategy as CollectiveAllReduceStrategy
from tensorflow.distribute import MultiWorkerMirroredStrategy as ParameterServerStrategy
