"""Programs are run by TensorFlow's interpreters, never collected as tests."""

collect_ignore_glob = ["programs/*"]
