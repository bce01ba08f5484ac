"""What a check asks of a run: who made a variable and who took it, what data it met, what its sessions did, and how two moments lie.

A check is written in these words, so that it reads like its page. No query knows a check or a rule.
"""
