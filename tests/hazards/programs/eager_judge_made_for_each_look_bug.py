"""Old layer helpers in eager code: each look at the data has other weights, though the helper asks for them by one name."""
import tensorflow as tf

v1 = tf.compat.v1


def judge(size, name):
    with v1.variable_scope(name):
        kernel = v1.get_variable("kernel", [size, 1])  # BUG TVS402
        bias = v1.get_variable("bias", [1], initializer=v1.zeros_initializer())  # BUG TVS402
    return lambda x: tf.matmul(x, kernel) + bias


def main():
    scores = []
    for _ in range(3):
        x = tf.random.normal([5, 4])
        look = judge(4, "judge")
        scores.append(tf.reduce_mean(look(x)))
    print(float(tf.add_n(scores)))


if __name__ == "__main__":
    main()
