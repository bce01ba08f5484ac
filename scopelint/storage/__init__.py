"""What scopelint keeps on disk between runs, and how."""
