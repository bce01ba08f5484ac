"""Text → lowered program: libcst parsing, exact positions, and the compact tree the interpreter walks."""
