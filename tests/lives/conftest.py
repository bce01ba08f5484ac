"""The programs are for scopelint to read."""

collect_ignore_glob = ["programs/*"]
