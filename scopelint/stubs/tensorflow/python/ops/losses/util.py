"""tensorflow.python.ops.losses.util."""

from tensorflow.losses import add_loss, get_losses, get_regularization_loss, get_regularization_losses, get_total_loss
