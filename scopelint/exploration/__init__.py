"""The exploration: where runs begin, and which runs of a root are made."""
