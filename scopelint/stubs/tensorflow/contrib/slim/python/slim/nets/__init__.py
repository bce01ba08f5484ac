"""TF `contrib/slim/python/slim/nets`."""
