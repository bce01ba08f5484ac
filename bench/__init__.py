"""What scopelint costs, measured against parsing alone."""
