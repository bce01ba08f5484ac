"""One table for a street and the next, for all nodes of a graph, for two sequences of words, by one number, and for what is called so."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
N_USERS, N_ITEMS, N_STREETS = 300, 300, 500
N_NODES = N_USERS + N_ITEMS
SOURCE_WORDS, TARGET_WORDS = 900, 900


def look_up(numbers, many, called="vectors", width=8):
    with tf.variable_scope(called, reuse=tf.AUTO_REUSE):
        table = tf.get_variable("rows", [many, width])
    return tf.nn.embedding_lookup(table, numbers)


class Settings:
    streets = 500


def apart(numbers, many, name):
    return look_up(numbers, many, "table_" + name)


street = tf.placeholder(tf.int32, [None], name="street")
next_street = tf.placeholder(tf.int32, [None], name="next_street")
here = tf.placeholder(tf.int32, [None], name="here")
user = tf.placeholder(tf.int32, [None], name="user")
item = tf.placeholder(tf.int32, [None], name="item")
question = tf.placeholder(tf.int32, [None, 9], name="question")
answer = tf.placeholder(tf.int32, [None, 9], name="answer")
ways = look_up(street, N_STREETS) * look_up(next_street, Settings.streets)
ways += look_up(street, 500, "more") * look_up(here, 500, "more")
graph = look_up(user, N_NODES, "nodes") * look_up(N_USERS + item, N_NODES, "nodes")
words = look_up(question, SOURCE_WORDS, "words") * look_up(answer, TARGET_WORDS, "words")
own = apart(user, N_USERS, "user") * apart(item, N_ITEMS, "item")
all_of_them = look_up(user, N_USERS, "shared") * look_up(item, N_ITEMS, "shared")
losses = [tf.reduce_mean(each) for each in (ways, graph, words, own, all_of_them)]
step = tf.train.AdamOptimizer(0.01).minimize(tf.add_n(losses))
