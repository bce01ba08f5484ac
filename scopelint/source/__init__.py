"""Text → lowered program: parsing, exact positions, and the compact tree the interpreter walks."""
