"""Learns the network that tags messages (language/src/tagger/network.ts).

python3 network.py EXAMPLES.json VECTORS.json WEIGHTS.json, called by train.ts, with PyTorch 1.13 (Debian's python3-torch). EXAMPLES holds the
inputs of each message and the labels that each of its tokens may take; what may be noted or not may take several.
"""
import base64, json, math, sys
import numpy as np, torch, torch.nn as nn

examples_path, vectors_path, weights_path = sys.argv[1:4]
given = json.load(open(examples_path))
stored = json.load(open(vectors_path))
examples, kinds, labels, hidden, epochs = given['examples'], given['kindSizes'], given['labels'], given['hidden'], given['epochs']
batch = given.get('batch', 24)
torch.manual_seed(1)
rng = np.random.default_rng(1)
torch.set_num_threads(1)

counts = {}
for one in examples:
    for lemma in one['lemmas']:
        counts[lemma] = counts.get(lemma, 0) + 1
own = {lemma: at + 1 for at, lemma in enumerate(sorted(lemma for lemma, count in counts.items() if count >= 3 and ' ' not in lemma))}

vectors = np.frombuffer(b''.join(base64.b64decode(piece) for piece in stored['vectors']), np.int8).reshape(-1, 100).astype(np.float32) * stored['unit']
vectors = np.concatenate([vectors, np.ones((len(vectors), 1), np.float32)], 1)
vectors = torch.from_numpy(np.concatenate([vectors, np.zeros((1, 101), np.float32)], 0))  # The last row stands for no vector.

may_follow = np.array([[y == 0 or y % 2 == 1 or y == x or y == x + 1 for y in range(labels)] for x in range(labels)])
never = -1e4
OWN, PIECE = 32, 32


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.own = nn.Embedding(len(own) + 1, OWN)
        nn.init.normal_(self.own.weight, 0, .1)
        self.own.weight.data[0] = 0
        self.pieces = nn.EmbeddingBag(given['pieceCount'] + 1, PIECE, mode='mean', padding_idx=given['pieceCount'])
        nn.init.normal_(self.pieces.weight, 0, .3)
        self.kinds = nn.ModuleList([nn.Embedding(count, width) for count, width in kinds])
        size = 101 + OWN + PIECE + sum(width for _, width in kinds)
        self.lstm = nn.LSTM(size, hidden, bidirectional=True, batch_first=True)
        self.out = nn.Linear(2 * hidden, labels)
        self.transitions = nn.Parameter(torch.zeros(labels, labels))

    def dropped(self, x, share):
        return x * torch.bernoulli(torch.full((x.shape[0], 1, x.shape[2]), 1 - share)) / (1 - share)

    def forward(self, word, lemma, pieces, kind, lengths):
        batch, length = word.shape
        # Now and then a word is one that was never seen.
        lemma = torch.where(torch.rand(batch, length) < .2, torch.zeros_like(lemma), lemma)
        of_pieces = self.pieces(pieces.view(batch * length, -1)).view(batch, length, -1)
        lexical = torch.cat([vectors[word], self.own(lemma), of_pieces], 2) * (torch.rand(batch, length, 1) >= .1)
        x = torch.cat([lexical] + [one(kind[:, :, at]) for at, one in enumerate(self.kinds)], 2)
        packed = nn.utils.rnn.pack_padded_sequence(self.dropped(x, .24), lengths, batch_first=True, enforce_sorted=False)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.lstm(packed)[0], batch_first=True)
        return self.out(self.dropped(states, .4))


def log_sums(scores, transitions, mask):
    """Log sums over all sequences of labels (the forward algorithm)."""
    sums = scores[:, 0]
    for at in range(1, scores.shape[1]):
        step = torch.logsumexp(sums[:, :, None] + transitions, 1) + scores[:, at]
        sums = torch.where(mask[:, at, None], step, sums)
    return torch.logsumexp(sums, 1)


log_sums = torch.jit.script(log_sums)
start = torch.from_numpy(np.where(may_follow[0], 0, never).astype(np.float32))
forbidden = torch.from_numpy(np.where(may_follow, 0, never).astype(np.float32))


def batch_of(ones):
    length = min(200, max(len(one['words']) for one in ones))
    word = np.full((len(ones), length), len(vectors) - 1, np.int64)
    lemma = np.zeros((len(ones), length), np.int64)
    pieces = np.full((len(ones), length, 15), given['pieceCount'], np.int64)
    kind = np.zeros((len(ones), length, len(kinds)), np.int64)
    allowed = np.zeros((len(ones), length, labels), bool)
    lengths = []
    for row, one in enumerate(ones):
        size = min(length, len(one['words']))
        lengths.append(size)
        for at in range(size):
            if one['words'][at] >= 0: word[row, at] = one['words'][at]
            lemma[row, at] = own.get(one['lemmas'][at], 0)
            found = one['pieces'][at][:15]
            pieces[row, at, :len(found)] = found
            kind[row, at] = one['kinds'][at]
            allowed[row, at, one['allowed'][at]] = True
    lengths = torch.tensor(lengths)
    return [torch.from_numpy(x) for x in (word, lemma, pieces, kind)] + [lengths], torch.arange(length)[None] < lengths[:, None], torch.from_numpy(allowed)


def batches():
    order = sorted(range(len(examples)), key=lambda at: len(examples[at]['words']) * (1 + .3 * rng.random()) + 3 * rng.random())
    found = [order[at:at + batch] for at in range(0, len(order), batch)]
    rng.shuffle(found)
    return found


net = Tagger()
optimizer = torch.optim.Adam(net.parameters(), lr=2e-3, weight_decay=1e-5, betas=(.9, .99))
steps, step, mean, count = epochs * math.ceil(len(examples) / batch), 0, None, 0
for epoch in range(epochs):
    for chosen in batches():
        # Warm up, hold, and go down linearly over the second half.
        rate = 2e-3 * min(1, step / 100) * (1 if step < steps * .5 else max(.1, 1 - (step - steps * .5) / (steps * .5) * .9))
        for group in optimizer.param_groups: group['lr'] = rate
        inputs, mask, allowed = batch_of([examples[at] for at in chosen])
        scores = net(*inputs)
        scores = torch.cat([scores[:, :1] + start, scores[:, 1:]], 1)
        both = torch.cat([scores, scores.masked_fill(~allowed, never)], 0)
        sums = log_sums(both, net.transitions + forbidden, torch.cat([mask, mask], 0))
        loss = (sums[:len(chosen)] - sums[len(chosen):]).sum() / len(chosen)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.)
        optimizer.step()
        step += 1
        # What is kept is the mean of the weights towards the end (Polyak and Juditsky, 1992).
        if step > steps * .7 and step % 10 == 0:
            count += 1
            now = {name: value.clone() for name, value in net.state_dict().items()}
            mean = now if mean is None else {name: value + (now[name] - value) / count for name, value in mean.items()}


def pieces_of(data):
    """Base64 in pieces, each of whole bytes: some tools fail at very long strings."""
    return [base64.b64encode(data[at:at + 24000]).decode() for at in range(0, len(data), 24000)]


def matrix(values):
    values = values.numpy().reshape(len(values), -1) if values.dim() > 1 else values.numpy().reshape(-1, 1)
    units = np.maximum(np.abs(values).max(1), 1e-8) / 127
    rounded = np.round(values / units[:, None]).astype(np.int8)
    return dict(rows=int(values.shape[0]), width=int(values.shape[1]), units=[float(f'{unit:.4g}') for unit in units], values=pieces_of(rounded.tobytes()))


matrices = dict(own=matrix(mean['own.weight']), pieces=matrix(mean['pieces.weight'][:-1]), out=matrix(mean['out.weight']), outBias=matrix(mean['out.bias']))
for at in range(len(kinds)): matrices[f'kind{at}'] = matrix(mean[f'kinds.{at}.weight'])
for name, ending in (('forward', ''), ('backward', '_reverse')):
    matrices[f'{name}Input'] = matrix(mean[f'lstm.weight_ih_l0{ending}'])
    matrices[f'{name}State'] = matrix(mean[f'lstm.weight_hh_l0{ending}'])
    matrices[f'{name}Bias'] = matrix(mean[f'lstm.bias_ih_l0{ending}'] + mean[f'lstm.bias_hh_l0{ending}'])
transitions = [round(float(x), 4) for x in mean['transitions'].flatten()]
json.dump(dict(hidden=hidden, labels=labels, lemmas=[' '.join(list(own)[at:at + 500]) for at in range(0, len(own), 500)], matrices=matrices, transitions=transitions), open(weights_path, 'w'))
