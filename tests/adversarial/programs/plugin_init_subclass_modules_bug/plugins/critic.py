from core import Head


class Critic(Head):
    pass
