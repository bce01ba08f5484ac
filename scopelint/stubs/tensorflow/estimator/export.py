"""tf.estimator.export."""

import _scopelint as _s
from tensorflow._array import placeholder

ServingInputReceiver = _s.named_tuple("ServingInputReceiver", ("features", "receiver_tensors", "receiver_tensors_alternatives"), (None,))
TensorServingInputReceiver = ServingInputReceiver


def build_raw_serving_input_receiver_fn(features, default_batch_size=None):
    def receiver():
        if not _s.is_mapping(features):
            return ServingInputReceiver(_s.unknown("features"), _s.unknown("receiver"))
        # placeholders like those that are given, in the graph that is exported
        made = {key: placeholder(_s.dtype_of(each), _s.shape_of(each)) for key, each in features.items()}
        return ServingInputReceiver(made, made)

    return receiver


def build_parsing_serving_input_receiver_fn(feature_spec, default_batch_size=None):
    return lambda: ServingInputReceiver(_s.unknown("features"), _s.unknown("receiver"))


def PredictOutput(outputs):
    return _s.unknown("PredictOutput")


ClassificationOutput = RegressionOutput = PredictOutput
