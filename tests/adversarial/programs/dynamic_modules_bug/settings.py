hparams = dict(nets=["first", "second"], first={"size": 2})
