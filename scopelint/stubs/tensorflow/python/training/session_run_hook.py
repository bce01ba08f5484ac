"""tensorflow.python.training.session_run_hook."""

from tensorflow.estimator import SessionRunHook
