"""Fixes: which edits would mend a diagnostic, which of them hold when the program is analysed again, and writing them to files."""
