"""TF `tf.nn.rnn_cell`."""

from tensorflow.nn.rnn_cell._base import LayerRNNCell, LSTMStateTuple, RNNCell, assert_like_rnncell, innermost, note_repeated
from tensorflow.nn.rnn_cell._cells import BasicLSTMCell, BasicRNNCell, GRUCell, LSTMCell
from tensorflow.nn.rnn_cell._wrappers import DeviceWrapper, DropoutWrapper, MultiRNNCell, ResidualWrapper
