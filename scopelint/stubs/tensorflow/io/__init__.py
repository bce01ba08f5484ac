"""tf.io."""

from tensorflow import gfile
from tensorflow._queues import (
    FixedLenFeature,
    FixedLenSequenceFeature,
    VarLenFeature,
    decode_csv,
    decode_raw,
    parse_example,
    parse_single_example,
    parse_single_sequence_example,
    read_file,
)
from tensorflow.image import decode_gif, decode_image, decode_jpeg, decode_png, encode_jpeg, encode_png
from tensorflow.python_io import TFRecordOptions, TFRecordWriter, tf_record_iterator
