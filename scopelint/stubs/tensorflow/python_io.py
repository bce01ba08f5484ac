"""tf.python_io."""

import _scopelint as _s


def TFRecordWriter(path, options=None):
    return _s.unknown("a writer")


def TFRecordOptions(*args, **kwargs):
    return _s.unknown("options")


def tf_record_iterator(path, options=None):
    return _s.unknown("records")


TFRecordCompressionType = _s.unknown("TFRecordCompressionType")
