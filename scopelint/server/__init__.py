"""The language server: what editors show of findings and variables while a program is written."""
