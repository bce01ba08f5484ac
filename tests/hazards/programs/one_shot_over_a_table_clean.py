"""Words are looked up in a table that is learned, behind a one-shot iterator; another one, which is initialized, does so itself."""

import tensorflow as tf

table = tf.get_variable("table", [100, 8])
words = tf.data.Dataset.from_tensor_slices(([1, 2, 3], [0, 1, 0])).shuffle(3).map(lambda word, label: (word + 1, label))
word, labels = words.repeat().batch(2).make_one_shot_iterator().get_next()
logits = tf.layers.dense(tf.nn.embedding_lookup(table, word), 2)
loss = tf.losses.sparse_softmax_cross_entropy(labels, logits)
train = tf.train.AdamOptimizer().minimize(loss)
looked_up = words.map(lambda word, label: (tf.nn.embedding_lookup(table, word), label)).batch(2)
iterator = looked_up.make_initializable_iterator()
embedded, _ = iterator.get_next()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(iterator.initializer)
    session.run(train)
    print(session.run(embedded))
