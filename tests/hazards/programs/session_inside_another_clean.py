"""What is evaluated inside of several sessions is evaluated by the innermost one, or by the one that is named."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1, name="out")))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
saver = tf.train.Saver()


def named(rows, session):
    with tf.Session():
        print(loss.eval({x: rows}, session), loss.eval({x: rows}, session=session))


def begun(rows):
    with tf.Session() as inner:
        tf.global_variables_initializer().run()
        print(loss.eval({x: rows}))
        saver.save(inner, "session_inside_another")


def restored(rows):
    with tf.Session().as_default() as inner:
        saver.restore(inner, "session_inside_another")
        print(loss.eval({x: rows}))


def plain(rows):
    print(loss.eval({x: rows}))
    with tf.Graph().as_default(), tf.Session():
        print((tf.constant(rows) + 1.0).eval())


with tf.Session() as sess:
    tf.global_variables_initializer().run()
    for _ in range(2):
        step.run({x: [[1.0, 2.0, 3.0]]})
        named([[0.0, 1.0, 0.0]], sess)
        begun([[0.0, 1.0, 0.0]])
        restored([[0.0, 1.0, 0.0]])
        plain([[0.0, 1.0, 0.0]])
again = tf.InteractiveSession()
tf.global_variables_initializer().run()
with tf.Session() as sess:
    tf.global_variables_initializer().run()
    plain([[0.0, 1.0, 0.0]])
plain([[0.0, 1.0, 0.0]])
