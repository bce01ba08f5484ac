"""The registry has networks that are made already, and two settings happen to name the same one."""
import tensorflow as tf

REGISTRY = {}


def register(name):
    def add(make):
        REGISTRY[name] = make()  # BUG
        return make
    return add


@register("plain")
def plain():
    return tf.keras.Sequential([tf.keras.layers.Dense(16, "relu"), tf.keras.layers.Dense(16)])


@register("deep")
def deep():
    return tf.keras.Sequential([tf.keras.layers.Dense(16, "relu") for _ in range(3)])


def body(kind):
    return REGISTRY[kind]  # BUG


class Market:
    def __init__(self, price="plain", demand="plain"):
        self.price_body = body(price)  # BUG
        self.demand_body = body(kind=demand)  # BUG
        self.price, self.demand = tf.keras.layers.Dense(1), tf.keras.layers.Dense(1)
        self.price_optimizer = tf.keras.optimizers.Adam(1e-3)
        self.demand_optimizer = tf.keras.optimizers.Adam(1e-2)

    def fit_price(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.price(self.price_body(x)) - y) ** 2)
        weights = self.price_body.trainable_variables + self.price.trainable_variables
        self.price_optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))

    def fit_demand(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.demand(self.demand_body(x)) - y) ** 2)
        weights = self.demand_body.trainable_variables + self.demand.trainable_variables
        self.demand_optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


market = Market()
for _ in range(3):
    market.fit_price(tf.random.normal([8, 5]), tf.ones([8, 1]))
    market.fit_demand(tf.random.normal([8, 5]), tf.zeros([8, 1]))
print("FACT", market.price_body is market.demand_body)
