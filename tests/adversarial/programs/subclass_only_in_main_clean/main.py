import base


class Mine(base.Model):
    units = 7


a = Mine(3)
b = Mine(4)
assert a.w is not b.w
