"""TF `tensorflow.python.training.checkpoint_management`."""

from tensorflow.train._checkpoints import CheckpointManager, checkpoint_exists, get_checkpoint_state, latest_checkpoint
