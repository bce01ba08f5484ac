"""scopelint on real repositories: what it says of them, and of the commits that mended their bugs."""
