"""What came of a root, kept under the content of what it ran."""
