"""Columns of one group have one table: by the group's number of rows, by what a function says of a name, or where a column refers to it."""
import numpy as np
import tensorflow as tf

GROUP = {"origin": "airport", "destination": "airport", "carrier": "carrier"}
ROWS = {"airport": 30, "carrier": 12}
COLUMNS = {"sold_by": 20, "handled_by": 20, "seat": 7}
_tables = {}


def of_group(column):
    group = GROUP[column]
    rows = ROWS[group]
    if rows not in _tables:
        _tables[rows] = tf.keras.layers.Embedding(rows, 4)
    return _tables[rows]


def of_names(column):
    rows = COLUMNS["sold_by"] if column.endswith("_by") else COLUMNS[column]
    if (rows, 5) not in _tables:
        _tables[rows, 5] = tf.keras.layers.Embedding(rows, 5)
    return _tables[rows, 5]


def at_once(column):
    rows = ROWS[GROUP[column]]
    if (rows, 6) not in _tables:
        _tables[rows, 6] = tf.keras.layers.Embedding(rows, 6)
    return _tables[rows, 6]


class Column:
    def __init__(self, name, rows, like=None):
        self.name = name
        self.rows = rows
        self.like = like


PLACES = [Column("birth", 33), Column("home", 33, like="birth"), Column("street", 50)]


def of_column(column):
    if column.rows not in _tables:
        _tables[column.rows] = tf.keras.layers.Embedding(column.rows, 7)
    return _tables[column.rows]


class Price(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.of_flight = {column: of_group(column) for column in GROUP}
        self.of_ticket = {column: of_names(column) for column in COLUMNS}
        self.of_trip = {column: at_once(column) for column in GROUP}
        self.of_person = {column.name: of_column(column) for column in PLACES}
        self.out = tf.keras.layers.Dense(1)

    def call(self, given):
        tables = [*self.of_flight.items(), *self.of_ticket.items(), *self.of_trip.items(), *self.of_person.items()]
        return self.out(tf.concat([table(given[column]) for column, table in tables], axis=1))


price = Price()
for _ in range(3):
    given = {column: np.random.randint(0, 7, 5) for column in (*GROUP, *COLUMNS, *(each.name for each in PLACES))}
    print(price(given).shape)
