"""What is kept of a run of a program that uses TensorFlow: the events for the checks, the journal for the verifier."""
