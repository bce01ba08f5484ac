from core import Head


class Actor(Head):
    scope = "actor"
    n = 2
