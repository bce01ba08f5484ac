"""tf.estimator.export."""

import _scopelint as _s

ServingInputReceiver = _s.named_tuple("ServingInputReceiver", ("features", "receiver_tensors", "receiver_tensors_alternatives"), (None,))
TensorServingInputReceiver = ServingInputReceiver


def build_raw_serving_input_receiver_fn(features, default_batch_size=None):
    return lambda: ServingInputReceiver(features, features)


def build_parsing_serving_input_receiver_fn(feature_spec, default_batch_size=None):
    return lambda: ServingInputReceiver(_s.unknown("features"), _s.unknown("receiver"))


def PredictOutput(outputs):
    return _s.unknown("PredictOutput")


ClassificationOutput = RegressionOutput = PredictOutput
