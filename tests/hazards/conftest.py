"""The programs are for scopelint to read, some of them named like tests."""

collect_ignore_glob = ["programs/*"]
