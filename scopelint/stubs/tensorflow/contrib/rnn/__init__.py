"""TF `tf.contrib.rnn`: more cells, and the functions over stacks of them."""

from tensorflow.contrib.rnn._block_cells import *
from tensorflow.contrib.rnn._cells import *
from tensorflow.contrib.rnn._functions import *
from tensorflow.contrib.rnn._norm_cells import *
from tensorflow.contrib.rnn._sharded_cells import *
from tensorflow.contrib.rnn._wrappers import *
from tensorflow.nn._rnn import static_bidirectional_rnn, static_rnn, static_state_saving_rnn
from tensorflow.nn.rnn_cell import *
