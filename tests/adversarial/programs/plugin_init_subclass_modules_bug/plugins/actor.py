from core import Head


class Actor(Head):
    n = 2
