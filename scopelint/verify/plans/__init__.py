"""Plans of witnesses, a module for each kind of event: what the program is, what it claims, and what must stay when it shrinks."""
