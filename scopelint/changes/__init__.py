"""What changed about the variables of a program: between two revisions, or against a checkpoint."""
