"""Old layer helpers in eager code: each judge has weights of its own, which are kept, though all have one name."""
import tensorflow as tf

v1 = tf.compat.v1


def judge(size, name):
    with v1.variable_scope(name):
        kernel = v1.get_variable("kernel", [size, 1])
        bias = v1.get_variable("bias", [1], initializer=v1.zeros_initializer())
    return [kernel, bias]


def score(x, weights):
    kernel, bias = weights
    return tf.matmul(x, kernel) + bias


def pair(size):
    first = judge(size, "critic")
    second = judge(size, "critic")
    return first, second


def train(groups, x):
    weights = [each for group in groups for each in group]
    with tf.GradientTape() as tape:
        loss = tf.add_n([tf.reduce_mean(tf.square(score(x, group) - 1.0)) for group in groups])
    for variable, gradient in zip(weights, tape.gradient(loss, weights)):
        variable.assign_sub(0.1 * gradient)
    return float(loss)


def main():
    kept = []
    with tf.variable_creator_scope(lambda creator, **how: kept.append(creator(**how)) or kept[-1]):
        jury = []
        for _ in range(3):
            jury.append(judge(4, "judge"))
    panel = {seat: judge(4, "seat") for seat in ("left", "middle")}
    first, second = pair(4)
    later = judge(4, "follower")
    followers = [later, *(judge(4, "follower") for _ in range(2))]
    for _ in range(2):
        x = tf.random.normal([5, 4])
        print(train(jury, x), train(list(panel.values()), x))
        print(float(tf.reduce_mean(tf.minimum(score(x, first), score(x, second)))), len(kept), [score(x, each) for each in followers][-1].shape)


if __name__ == "__main__":
    main()
