"""The words on which verdicts hang, all in one place. Beside each list stands what the flow of data shows before a name is asked.

A name is taken apart into its words (`numResBlocks`, `num_res_blocks` and `num_res_blocks2` have the same), and a list is of whole
words: `return` is no turn, `criterion` no iteration, and `threshold` is not old.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a name, or of code, in lower case and without numbers."""
    return tuple(word.lower() for word in _WORD.findall(text))


@dataclass(frozen=True, slots=True)
class Words:
    """A list of whole words, as the alternatives of a pattern."""

    pattern: str

    def have(self, word: str) -> bool:
        """Whether a word is one of them."""
        return re.fullmatch(self.pattern, word) is not None

    def stand_in(self, *texts: str) -> bool:
        """Whether one of them stands in one of the texts."""
        return any(self.have(word) for text in texts for word in words_of(text))


_TIMES = r"(time)?steps?|times?|iter(s|ate|ations?)?"

ONE_NETWORK = Words(
    r"(pre)?train(s|ed|er|ing)?|eval(s|uat(e|ed|ing|ion|or))?|valid(at(e|ed|ing|ion))?|test(s|ed|er|ing)?|infer(s|red|ring|ence)?|"
    r"predict(s|ed|ing|ions?|or)?|sampl(es?|ed|ers?|ing)|towers?|(multi)?[gc]pus?|devices?|replicas?|workers?|clon(es?|ed|ing)|cop(y|ies|ied)|"
    r"left|right|anchors?|pos(itives?)?|neg(atives?)?|reals?|fakes?|twins?|siam(ese)?|loss(es)?|optim(i[sz](e|er|ers|ation))?|"
    rf"summar(y|ies|i[sz]e)|grad(s|ients?)?|metrics?|(mini)?batch(es|ed)?|iterators?|{_TIMES}"
)
"""Around one network that is meant to run twice. The flow shows one set of weights and two kinds of data: so do a pair of
twins, a real and a made picture, or training and evaluation, and so do two networks that share by mistake."""

TOWER = Words(r"towers?|(multi)?[gc]pus?|devices?|replicas?|clones?")
"""Name scopes of the copies of one network. The flow shows the same code run for each, under AUTO_REUSE, which makes variables anew."""

ALIKE = Words(rf"{TOWER.pattern}|workers?|pass(es)?|{_TIMES}")
"""Objects that are copies of one model. The flow shows that a second one has all that the first has made, and runs on its data."""

COPY = Words(r"targets?|old(pi)?|cop(y|ies|ied)|lag(ged)?|delayed|frozen|teacher")
"""A network that follows another. The flow shows the same data for both, as for one network that runs again."""

LAGGING = Words(r"targets?|lag(ged)?|delayed|slow|shadows?|ema")
"""A network that changes later than another one, or more slowly. The flow shows that it is what the other one is, at any time."""

BEHIND = Words(rf"{COPY.pattern}|shadows?|ema|averag(e|es|ed)|slow|anchors?|prev(ious)?|before|best")
"""What is to have older values than something else. The flow shows a variable that is assigned from itself, or subtracted from itself."""

LAYER = Words(r"[a-z]*(layer|block|conv|norm|pool|stack|attention|activation)s?|excit(e|ed|ation)|res(idual)?s?|depths?")
"""The layers of a stack, in a compound the last of its parts (a `resblock` is a block). The flow shows what comes out of the weights
going in again, as in a recurrence."""

COUPLES = Words(r"coupl(e|es|ing|ings)|flows?|bijectors?")
"""The layers of a normalizing flow, which are a stack as well. The flow shows the same."""

DIRECTIONS = (Words(r"forwards?|fwd?|ahead"), Words(r"backwards?|bwd?|back"))
"""The two ways to go through a sequence. The flow shows one function called with a sequence and with what is turned round, as where a
network that looks at either end of something runs twice."""

ATTENDS = Words(r"attend(s|ed|ing)?|att(n|entions?)|multihead|mha")
"""Layers by which one sequence looks at another. The flow shows one function called with one thing and then with what came of it and
another thing, as where a state goes on by what comes in."""

ATTENTION = (Words(r"quer(y|ies)|q"), Words(r"keys?|k"), Words(r"values?|v"))
"""What an attention looks with, what it looks at, and what it takes of that. The flow shows two layers without names in one scope that is
opened for each, as for a pair of twins."""

AGAIN = Words(
    r"hops?|rounds?|turns?|recur(s|sive|sions?|rent|rences?)?|unroll(s|ed|ing)?|shared|tied|universal|cycles?|refine(s|d|ment)?|"
    rf"messages?|propagat(es?|ed|ing|ion)|diffus(es?|ed|ing|ion)|{_TIMES}"
)
"""What is to run again and again with one set of weights. The flow shows the same as for a stack of layers that share by mistake."""

STEPPED = Words(rf"{_TIMES}|ts?|ticks?|frames?|tokens?|words?|chars?|characters?")
"""What a loop over a sequence is about. The flow shows the next piece of the data go in beside the state of the turn before, as where each
place in a row has weights of its own."""

GROUPS = Words(r"groups?|levels?")
"""What layers are counted by that are to share. The flow shows the turns of a loop, some of which have the weights of others."""

KIND = Words(r"types?|kinds?")
"""What a layer of a list is. The flow shows the same."""

SETTINGS = Words(r"dilations?|rates?|strides?|k(ernel)?|ksize|sizes?|widths?|filters|channels|units|hidden|dims?")
"""What a layer is told in a number. The flow shows the same."""

DILATION = Words(r"dilations?|dilated|atrous|rates?")
"""How far apart a convolution reads. The flow shows the same: a whole number, another one each time that its output goes in again."""

MODE = Words(r"train(ing)?|eval(uat(e|ion))?|valid(ation)?|dev|test(ing)?|infer(ence)?|predict(ion)?|serving")
"""What a network is run for. The flow shows one function called twice, which shares all but the weights of this name."""

FORCED = Words(r"forc(ed|ing)|sampling|scheduled")
"""Whether a decoder reads what was to come before, or what it has said itself. The flow shows the two arms of a condition, which build
one network by one function, each without names."""

BUCKET = Words(r"buckets?|(seq|max)?len(gth)?s?")
"""What data are sorted into by their length. The flow shows a number that is in a name, and is a length of the data; what else the passes
over the data of two lengths have, they share."""

TRAINS = Words(r"train(ing)?")
"""A parameter that says whether to train, of what is called with true and with false. The flow shows layers that are told otherwise."""

MEASURED = Words(r"eval(uat(e|ion))?|val(id(at(e|ion))?)?|dev|held|holdout|test(ing)?")
"""Data that a network is measured on. The flow shows two losses of one network on other data, both of which train it, as where it learns
from two sources."""

NAMES = Words(r"(var|op|net|layer)?(name|scope)s?|(name|var)scopes?|scopename|prefix|net|id")
"""Parameters that say what a network is called. The flow shows a text that reaches none of its variables."""

COMMON = Words(r"shared|common|trunk|base|body|torso|backbone|features?|embed(s|ded|der|dings?)?|(auto)?encod(es?|ed|ers?|ings?)")
"""What several networks have in common. The flow shows two classes whose networks meet in some variables and not in others."""

TWINS = Words(r"left|right|first|second|one|two|a|b|premise|hypothesis|twin")
"""Two of a kind. The flow shows one function called for two inputs whose results are multiplied: twins, or a query and a document."""

SIDES = Words(r"sources?|src|targets?|tgt|trg")
"""The two sides of a translation, or two domains, of which the one is called what a network is that follows another. The flow shows one
object that both have, as where one was to be a copy of the other, or each was to have its own."""

TRIPLET = Words(r"anchors?|pos(itives?)?|neg(atives?)?")
"""What a triplet loss is of. The flow shows the results of three networks, made alike, go on together."""

MADE_UP = Words(r"neg(s|atives?)?|fakes?|corrupt(ed|ions?)?")
"""What is not right, and is held against what is. The flow shows one function called twice, under AUTO_REUSE of its own, in two scopes."""

RIGHT = Words(r"pos(itives?)?|reals?|true|golden")
"""What is right. The flow shows the same."""

JUDGE = Words(r"discriminators?")
"""What judges real data and made ones with the same weights. The flow shows one function called with data that no variable made and
with data that some did."""

PEOPLE = Words(r"users?|customers?|viewers?|buyers?|members?|drivers?|patients?")
"""Who something is recommended to. The flow shows one table that is looked up by a number of each of several keys."""

GOODS = Words(r"items?|products?|movies?|films?|songs?|books?|ads?|goods")
"""What is recommended to them. The flow shows the same."""

KINDS = Words(
    rf"({PEOPLE.pattern})|({GOODS.pattern})|"
    r"(quer(y|ies)|questions?)|(docs?|documents?|passages?|articles?|answers?|candidates?|titles?)|(images?|pictures?)|(texts?|captions?)"
)
"""Things of which two are told apart: what a user likes and what an item is. The flow shows one function called for two inputs whose
results are compared, as for a pair of twins."""

RESULT = Words(
    r"logits?|pred(s|ict(ed|ions?)?)?|outputs?|outs?|results?|scores?|prob(s|abilit(y|ies))?|guess(es|ed)?|hats?|answers?|acc(uracy)?|"
    r"[a-z]|h(id(den)?)?|features?|embed(s|ded|dings?)?|reps?|representations?|codes?"
)
"""What comes out of any network. The flow shows one function called twice with the very same data: in vain, or for two things."""

SENSES = (
    Words(r"images?|pictures?|photos?|pixels|visuals?|vision|videos?|rgb"),
    Words(r"audios?|sounds?|speech|voices?|acoustics?|spectrograms?|mels?|mfccs?|music"),
    Words(r"texts?|captions?|words?|tokens?|transcripts?|subtitles?|lyrics"),
    Words(r"lidar|radar|pointclouds?"),
    Words(r"eeg|ecg|emg|accel(eration|erometer)?|imu"),
)
"""What the world is known by. The flow shows one function called for two inputs under a flag around it, as for a pair of twins."""

MEANT = Words(r"shared?|sharing|common|global|tied|singleton")
"""What is to be one for all. The flow shows what a class has made and its instances use, as where each was to have its own."""

TABLES = Words(r"tables?|emb(ed(s|ding|dings)?)?|lookups?|vectors?|matri(x|ces)|weights?|vars?|variables?|params?")
"""What any table may be called. The flow shows two fields whose tables have this name, since neither has told its own, as others have."""

OF_VARIABLES = Words(
    r"adam|momentum|rms|prop|adagrad|adadelta|ftrl|slots?|kernels?|bias(es)?|weights?|beta|gamma|scale|offset|moving|mean|variance"
)
"""What a layer calls its variables, or an optimizer its slots: no scopes. The flow shows a text that picks no variable, and begins the name
of a scope but for the case of its letters."""

COMPOUND = Words(
    r"[cdegqstuvxz]|auto|bi|uni|multi|dual|co|de|en|re|pre|post|sub|sup(er)?|hyper|meta|inter|intra|cross|self|up|down|in|out|non|"
    r"res|dense|mobile|squeeze|deep|wide|tiny|mini|micro|base|main|old|new|my|[a-z]*(nn|mlp|gan|vae|conv|lstm|gru|net)|"
    r"image|img|video|audio|text|word|char|sent(ence)?|seq|doc|graph|point|pixel|node|edge"
)
"""What is before the name of a network in a word that is a kind of it. The flow shows a text that picks a scope by the end of its name, to
train it with what has the whole name."""

SHARED = Words(r"shared|tied")
PART = Words(
    r"heads?|trunk|towers?|encoders?|decoders?|bottom|base|body|backbone|net(work)?|model|stem|torso|branch|extractor|features?|"
    r"representation|classifier|layers|hidden"
)
"""A part of a network that is called shared, in these words one after the other: not a product of shared queries and keys. The flow shows
one function that makes it anew for data of another kind, as where each kind is to have its own."""

PAIRED = Words(
    r"questions?|answers?|quer(y|ies)|doc(ument)?s?|passages?|paragraphs?|contexts?|premises?|hypothes[ei]s|sent(ence)?s?|candidates?|"
    r"first|second"
)
"""What is encoded to be compared. The flow shows one network on two kinds of data that a label tells apart: twins, or two by mistake."""

MAKER = Words(r"gen(erator)?s?|g")
"""What makes the data that is judged. The flow shows two losses that reach the same variables, each with an optimizer that is told of
none."""

ADVERSARY = Words(r"disc(rim(inator)?)?s?|critics?|d")
"""What it is trained against. The flow shows the same."""

RATES = Words(r"lrs?|rates?|learning|eta|alpha|decay|temperatures?|tau|eps(ilon)?")
"""Settings that training lowers from one stage to the next. The flow shows each turn of a loop go on from what the turn before has learned,
with other settings."""

EPOCHS = Words(r"(n|nb|num|max)?epochs?")
"""A turn over all data. The flow shows an initializer that runs in each turn of a loop which trains: a loop that goes on learning, or one
over trials that begin anew."""

STAGES = Words(r"(stage|phase|lesson)s?|curricul(um|a)")
"""A part of a training that goes on from the one before, as the turn of a loop or what it calls. The flow shows an initializer that runs in
each turn of a loop which trains, and that nothing looks at what a turn has learned but the next one, by the same network: a trial of its
own has a result."""

ONWARD = Words(r"partial(ly)?|incremental(ly)?|continu(e|es|ed|ing)|resum(e|es|ed|ing)|more|further|chunks?|shards?")
"""A function that learns from one part of the data after another, if all else in its name are words for learning. The flow shows an
initializer that runs in each call of a function which trains: one that goes on where it was, or one that fits anew to what it is given."""

LEARN = Words(r"(re)?fit|(re)?train(ing)?|learn(ing)?|updat(e|es|ing)|on|from|with|the|a|model|net(work)?")
"""Such words. The flow shows the same."""

FOLDS = Words(r"s?kf|k?folds?|cv")
"""The parts into which data are split to be measured on in turn. The flow shows a model that each turn of a loop fits and then measures."""

OWN = re.compile(
    r"(?:an?|one|each|every)\b[^.;]*?\b(?:(?:weights|parameters|variables|kernels?)\s+of\s+(?:its|their)\s+own|"
    r"(?:its|their)\s+own\s+(?:set\s+of\s+)?(?:weights|parameters|variables|kernels?)|"
    r"(?:separate|independent|unshared|distinct)\s+(?:weights|parameters|variables|kernels?))\b",
    re.IGNORECASE,
)
"""How a docstring begins that says of each thing its function makes that it has weights of its own: of one among several, not of the one
that there is. The flow shows what came out of the weights going in again, as in a recurrence."""

SAME = Words(r"again|same|reus(e|es|ed|ing)|repeat(s|ed|edly|ing)?|every(where|time)|through(out)?")
"""Words of a docstring for what is one and the same each time. The flow shows the same."""

LAYER_SCOPE = re.compile(r"(.*/)?((?:layer|hidden|block|fc|conv|dense|stack)s?_?)(\d+)", re.IGNORECASE)
"""Whole name scopes of layers, which are numbered from one to the next. The flow shows what the first made going into the second."""
