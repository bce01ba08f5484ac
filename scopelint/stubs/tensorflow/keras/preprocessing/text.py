"""TF `tf.keras.preprocessing.text`."""

from _scopelint import unknown


class Tokenizer:
    word_index = unknown("word_index")
    index_word = unknown("index_word")
    word_counts = unknown("word_counts")
    word_docs = unknown("word_docs")
    document_count = unknown("a number", "int")

    def __init__(self, num_words=None, *args, **kwargs):
        self.num_words = num_words

    def fit_on_texts(self, texts):
        return None

    def fit_on_sequences(self, sequences):
        return None

    def texts_to_sequences(self, texts):
        return unknown("sequences")

    def sequences_to_texts(self, sequences):
        return unknown("texts")

    def texts_to_matrix(self, texts, mode="binary"):
        return unknown("matrix")

    sequences_to_matrix = texts_to_matrix

    def to_json(self, **kwargs):
        return unknown("json", "str")

    def get_config(self):
        return unknown("config")


def tokenizer_from_json(json_string):
    return Tokenizer()


def one_hot(input_text, n, *args, **kwargs):
    return unknown("one_hot()")


def hashing_trick(text, n, *args, **kwargs):
    return unknown("hashing_trick()")


def text_to_word_sequence(input_text, *args, **kwargs):
    return unknown("words")
