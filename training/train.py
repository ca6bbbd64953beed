"""Tunes the sentence model on our own phrases and writes it as int8 ONNX.

Every phrase is pulled to the middle of its own statement and away from those of all others, English and Spanish alike; two
phrases of one statement are pulled together. Beside it the vectors learn which act and which emergency a phrase is, and that
our English and Spanish sentences which say the same lie together. In a talk people leave out what was said ("and from his
paycheck?"): a phrase without the words of its topic, said together with the topic's name, is pulled to the same middle, and a
phrase that stands for itself keeps its place whatever was spoken about. A fifth of the phrases, chosen by hash when they were
exported, is never trained on: it decides when to stop and fills the table.
"""

import argparse
import json
import random
import re
import time
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from transformers import AutoConfig, AutoModel, PreTrainedTokenizerFast

MAX_TOKENS = 64
TYPOS = 2
SHARPNESS = 12.0
# A word is typical of a topic when so many of its phrases hold it, so many times more often than others, in so many of its statements.
TYPICAL_SHARE, TYPICAL_TIMES, TYPICAL_STATEMENTS = 0.06, 6.0, 3
# How a text is seen while learning: as it is, with a typing error, said in its own topic, said while another one is spoken about.
SEEN_AS = (0.5, 0.15, 0.22, 0.13)
CHUNKS = 3


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", type=Path, required=True, help="folder with config.json, tokenizer.json and the weights")
    parser.add_argument("--data", type=Path, required=True, help="phrases as JSON lines: text, id, topic, language, group, heldBack")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--passes", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=60.0, help="the rate falls to nothing in this time, if the passes take longer")
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--temperature", type=float, default=0.07)
    parser.add_argument("--pull", type=float, default=1.0, help="weight of a phrase and the middle of its statement")
    parser.add_argument("--pairs", type=float, default=1.0, help="weight of two phrases of one statement")
    parser.add_argument("--heads", type=float, default=1.0, help="weight of judging acts and emergencies")
    parser.add_argument("--same", type=float, default=0.3, help="weight of sentences that say the same in both languages")
    parser.add_argument("--within", type=float, default=0.5, help="weight of telling the statements of one topic apart")
    parser.add_argument("--layers", type=int, default=6, help="layers of the base model that are kept, spread evenly")
    parser.add_argument("--drop", type=float, default=0.1, help="share of words that are left out while learning")
    parser.add_argument("--keep", type=float, default=0.995, help="how slowly the averaged weights follow")
    parser.add_argument("--patience", type=int, default=3, help="measures without a gain before it stops")
    parser.add_argument("--look", type=int, default=5, help="measure after so many passes")
    parser.add_argument("--plain", action="store_true", help="only measure and export the untuned model")
    parser.add_argument("--without", nargs="*", default=[], help="kinds of made rows that are left out: translation")
    parser.add_argument("--dry", action="store_true", help="export nothing")
    return parser.parse_args()


class Encoder(torch.nn.Module):
    """Mean of the token vectors, of length 1: the pooling is inside the exported graph."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, input_ids, attention_mask):
        hidden = self.model(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state
        mask = attention_mask.unsqueeze(-1).to(hidden.dtype)
        mean = (hidden * mask).sum(1) / mask.sum(1).clamp(min=1e-9)
        return F.normalize(mean, dim=-1)


def load(base, layers):
    from safetensors.torch import load_file

    config = AutoConfig.from_pretrained(base)
    model = AutoModel.from_config(config, add_pooling_layer=False).float()
    weights = {key.removeprefix("bert."): value.float() for key, value in load_file(next(base.glob("*.safetensors"))).items()}
    missing, _ = model.load_state_dict(weights, strict=False)
    left = [key for key in missing if "position_ids" not in key]
    if left:
        raise SystemExit(f"weights are missing: {left[:5]}")
    if layers < len(model.encoder.layer):
        kept = np.linspace(0, len(model.encoder.layer) - 1, layers).round().astype(int)
        model.encoder.layer = torch.nn.ModuleList(model.encoder.layer[int(at)] for at in kept)
        model.config.num_hidden_layers = layers
    tokenizer = PreTrainedTokenizerFast(tokenizer_file=str(base / "tokenizer.json"), pad_token="[PAD]")
    tokenizer.backend_tokenizer.enable_padding(pad_id=0, pad_token="[PAD]", length=MAX_TOKENS)
    tokenizer.backend_tokenizer.enable_truncation(max_length=MAX_TOKENS)
    return Encoder(model), tokenizer


def with_typo(text):
    """A letter left out, doubled or swapped: what thumbs do."""
    if len(text) < 6:
        return text
    at = random.randrange(1, len(text) - 2)
    kind = random.randrange(3)
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at] + text[at:]
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


class Talk:
    """What is said before a phrase, and which words a person then leaves out."""

    def __init__(self, rows):
        self.labels = {row["topic"]: row for row in rows if row["group"] == "label"}
        by_category = defaultdict(list)
        for topic in sorted(self.labels):
            by_category[topic.split("/")[0]].append(topic)
        self.near = {topic: self.labels[topic]["related"] + by_category[topic.split("/")[0]] for topic in self.labels}
        self.all = sorted(self.labels)
        asked = [row for row in rows if row["group"] == "knowledge" and not row["heldBack"]]
        anywhere, of_topic, holders, count = Counter(), defaultdict(Counter), defaultdict(set), Counter()
        for row in asked:
            count[row["topic"]] += 1
            for word in set(words_of(row["text"])):
                anywhere[word] += 1
                of_topic[row["topic"]][word] += 1
                holders[row["topic"], word].add(row["id"])
        self.typical = {
            topic: {
                word
                for word, times in seen.items()
                if times / count[topic] >= TYPICAL_SHARE
                and times / count[topic] >= TYPICAL_TIMES * anywhere[word] / len(asked)
                and len(holders[topic, word]) >= TYPICAL_STATEMENTS
            }
            for topic, seen in of_topic.items()
        }

    def shortened(self, row):
        """Without most of the words that name its topic."""
        typical = self.typical.get(row["topic"], set())
        stand_in = "it" if row["language"] == "en" else "eso"
        kept = []
        for word in row["text"].split():
            if not any(part in typical for part in words_of(word)) or random.random() < 0.2:
                kept.append(word)
            elif random.random() < 0.3 and (not kept or kept[-1] != stand_in):
                kept.append(stand_in)
        return " ".join(kept) if len(kept) > 1 else row["text"]

    def stands_alone(self, row):
        said = words_of(row["text"])
        return len(said) >= 4 and any(word in self.typical.get(row["topic"], set()) for word in said)

    def said_in(self, row, topic, text):
        label = self.labels.get(topic)
        return f"{label[row['language']]}: {text}" if label else text

    def own(self, row):
        if row["group"] != "knowledge":
            return row["text"]
        return self.said_in(row, row["topic"], self.shortened(row) if random.random() < 0.7 else row["text"])

    def elsewhere(self, row):
        """A question of its own, asked while something else is spoken about."""
        if row["group"] != "knowledge":
            return row["text"]
        if not self.stands_alone(row):
            return self.own(row)
        near = self.near.get(row["topic"], [])
        return self.said_in(row, random.choice(near if near and random.random() < 0.5 else self.all), row["text"])


def words_of(text):
    return re.findall(r"[a-záéíóúüñ0-9$]+", text.lower())


class Texts:
    """All texts as tokens on the device, in one or several forms."""

    def __init__(self, tokenizer, forms, device, shares=(1.0,)):
        coded = (tokenizer.backend_tokenizer.encode_batch(list(form)) for form in forms)
        numbers = np.stack([np.array([one.ids for one in form], dtype=np.int32) for form in coded])
        self.ids = torch.from_numpy(numbers).to(device).long()
        self.mask = (self.ids != 0).long()
        self.shares = torch.tensor(shares, device=device)

    def take(self, rows, drop=0.0):
        """While learning each is seen in one of its forms, and some words are not seen at all."""
        rows = torch.as_tensor(rows, device=self.ids.device)
        form = torch.multinomial(self.shares, len(rows), replacement=True) if drop else torch.zeros_like(rows)
        ids, mask = self.ids[form, rows], self.mask[form, rows]
        longest = int(mask.sum(1).max())
        ids, mask = ids[:, :longest], mask[:, :longest]
        if drop:
            seen = torch.rand(mask.shape, device=mask.device) >= drop
            seen[:, 0] = True
            mask = mask * seen
        return ids, mask


def forms_of(rows, talk):
    """As they are, with typing errors, in their own topic's talk (twice), in another's; and how often each is seen."""
    texts = [row["text"] for row in rows]
    typos = [[with_typo(text) for text in texts] for _ in range(TYPOS)]
    own = [[talk.own(row) for row in rows] for _ in range(2)]
    other = [talk.elsewhere(row) for row in rows]
    plain, wrong, within, beside = SEEN_AS
    return [texts, *typos, *own, other], [plain, *[wrong / TYPOS] * TYPOS, within / 2, within / 2, beside]


def encoded(encoder, parts):
    """Several lots of texts at once, short and long ones apart: most of a batch would be padding, and most of the time starting it."""
    widest = max(ids.shape[1] for ids, _ in parts)
    ids, mask = (torch.cat([F.pad(part[at], (0, widest - part[at].shape[1])) for part in parts]) for at in (0, 1))
    chunks = mask.sum(1).argsort().chunk(CHUNKS)
    found = [encoder(ids[rows][:, : (longest := last_seen(mask[rows]))], mask[rows][:, :longest]) for rows in chunks]
    return torch.cat(found).float()[torch.cat(chunks).argsort()].split([len(part[0]) for part in parts])


def last_seen(mask):
    return int((mask * torch.arange(1, mask.shape[1] + 1, device=mask.device)).max())


@torch.no_grad()
def vectors(encoder, texts, count):
    encoder.eval()
    return torch.cat([encoder(*texts.take(range(at, min(at + 1024, count)))).float() for at in range(0, count, 1024)])


def in_talks(encoder, tokenizer, rows, near, talk, device):
    """Held-back phrases said in a talk: the statement among those of the topic, the topic when it changes, and how well it is known that nothing fits."""
    kept = random.getstate()
    random.seed(5)
    known = [at for at, row in enumerate(rows) if not row["heldBack"] and row["group"] == "knowledge" and "made" not in row]
    by_topic = defaultdict(list)
    for at in known:
        by_topic[rows[at]["topic"]].append(at)
    asked = [row for row in rows if row["heldBack"] and row["group"] == "knowledge" and row["topic"] in talk.labels]
    table, flat = {}, near.cpu().numpy()
    for name, say in {"whole": lambda row: talk.said_in(row, row["topic"], row["text"]), "short": lambda row: talk.said_in(row, row["topic"], talk.shortened(row))}.items():
        said = vectors(encoder, Texts(tokenizer, [[say(row) for row in asked]], device), len(asked)).cpu().numpy()
        right, best, without = [], [], []
        for row, vector in zip(asked, said):
            ats = by_topic[row["topic"]]
            close = (flat[ats] @ vector).tolist()
            own = [one for one, at in zip(close, ats) if rows[at]["id"] == row["id"]]
            others = [one for one, at in zip(close, ats) if rows[at]["id"] != row["id"]]
            if not own or not others:
                continue
            right.append(max(own) > max(others))
            best.append(max(own) if max(own) > max(others) else -1)
            without.append(max(others))
        told = np.array([one for one in best if one >= 0])
        silent = np.sort(np.array(without))
        at = silent[int(len(silent) * 0.9)]
        table[name] = {"R@1": round(float(np.mean(right)), 3), "sure at one in ten in vain": round(float((told > at).mean()), 3)}
    alone = [row for row in asked if talk.stands_alone(row)]
    said = vectors(encoder, Texts(tokenizer, [[talk.elsewhere(row) for row in alone]], device), len(alone))
    found = [rows[known[int(at)]]["topic"] for at in torch.cat([(part @ near[known].T).argmax(1) for part in said.split(256)])]
    table["changed"] = {"R@1": round(float(np.mean([one == row["topic"] for one, row in zip(found, alone)])), 3), "n": len(alone)}
    random.setstate(kept)
    return table


def recall(near, rows):
    """Held-back phrases against all the others: is the right statement (or topic) among the first 1, 3, 5?"""
    known = [at for at, row in enumerate(rows) if not row["heldBack"] and row["group"] == "knowledge" and "made" not in row]
    asked = [at for at, row in enumerate(rows) if row["heldBack"] and row["group"] == "knowledge"]
    found = defaultdict(list)
    for kind in ("id", "topic"):
        ids = sorted({rows[at][kind] for at in known})
        number = {one: at for at, one in enumerate(ids)}
        owner = torch.tensor([number[rows[at][kind]] for at in known], device=near.device)
        for start in range(0, len(asked), 256):
            part = asked[start : start + 256]
            close = near[part] @ near[known].T
            best = torch.full((len(part), len(ids)), -2.0, device=near.device)
            best.scatter_reduce_(1, owner.expand(len(part), -1), close, "amax")
            order = best.argsort(dim=1, descending=True)[:, :5].cpu().tolist()
            for at, first in zip(part, order):
                own = number.get(rows[at][kind])
                found[(kind, rows[at]["language"])].append(first.index(own) if own in first else 9)
    return {
        f"{kind} {language}": {f"R@{k}": round(float(np.mean([p < k for p in places])), 3) for k in (1, 3, 5)} | {"n": len(places)}
        for (kind, language), places in sorted(found.items())
    }


class Heads(torch.nn.Module):
    """Which act and which emergency a phrase is, judged from its vector: the space is shaped for these questions too."""

    def __init__(self, rows):
        super().__init__()
        self.labels = {group: sorted({row["id"] for row in rows if row["group"] == group and row["id"] != "no-emergency"}) for group in ("act", "emergency")}
        self.layers = torch.nn.ModuleDict({group: torch.nn.Linear(384, len(labels) + 1) for group, labels in self.labels.items()})

    def wanted(self, rows, group, device):
        number = {label: at + 1 for at, label in enumerate(self.labels[group])}
        return torch.tensor([number.get(row["id"], 0) for row in rows], device=device)

    def shares(self, near, group):
        return self.layers[group](near) * SHARPNESS

    @torch.no_grad()
    def measure(self, near, rows):
        held = [at for at, row in enumerate(rows) if row["heldBack"]]
        table = {}
        for group in self.layers:
            wanted = self.wanted([rows[at] for at in held], group, near.device)
            shares = self.shares(near[held], group).softmax(1)
            own = wanted > 0
            table[group] = {
                "right": round((shares.argmax(1) == wanted)[own].float().mean().item(), 3),
                "heard": round((shares[:, 0] < 0.5)[own].float().mean().item(), 3),
                "false": round((shares[:, 0] < 0.5)[~own].float().mean().item(), 3),
            }
        return table


class Middles(torch.nn.Module):
    """One direction per statement, act and emergency. A topic is as near as its statements together."""

    def __init__(self, rows, device):
        super().__init__()
        self.ids = sorted({row["id"] for row in rows})
        number = {one: at for at, one in enumerate(self.ids)}
        topic_of = {row["id"]: row["topic"] if row["group"] in ("knowledge", "statement") else row["id"] for row in rows}
        topics = sorted(set(topic_of.values()))
        self.owner = torch.tensor([topics.index(topic_of[one]) for one in self.ids], device=device)
        self.own = torch.tensor([number[row["id"]] for row in rows], device=device)
        self.topics = len(topics)
        self.places = torch.nn.Parameter(torch.randn(len(self.ids), 384) * 0.05)

    def start(self, near):
        with torch.no_grad():
            self.places.zero_().index_add_(0, self.own, near)

    def loss(self, near, rows, temperature, within):
        close = near @ F.normalize(self.places, dim=-1).T / temperature
        own = self.own[rows]
        statement = F.cross_entropy(close, own, label_smoothing=0.05)
        by_topic = torch.zeros(len(rows), self.topics, device=near.device).index_add_(1, self.owner, close.softmax(1))
        topic = F.nll_loss((by_topic + 1e-6).log(), self.owner[own])
        others = self.owner[None, :] != self.owner[own][:, None]
        apart_within = F.cross_entropy(close.masked_fill(others, -1e4), own, label_smoothing=0.0)
        return statement + 0.5 * topic + within * apart_within


def partners(rows):
    """For every row another one of its own id."""
    by_id = defaultdict(list)
    for at, row in enumerate(rows):
        by_id[row["id"]].append(at)
    other = list(range(len(rows)))
    for ats in by_id.values():
        mixed = random.sample(ats, len(ats))
        for one, two in zip(mixed, mixed[1:] + mixed[:1]):
            other[one] = two
    return np.array(other)


def apart(left, right, owners, temperature):
    """Each with its partner, and not with the partner of anything else."""
    near = (left @ right.T) / temperature
    same = (owners[:, None] == owners[None, :]) & ~torch.eye(len(owners), dtype=torch.bool, device=near.device)
    near = near.masked_fill(same, -1e4)
    target = torch.arange(len(owners), device=near.device)
    return (F.cross_entropy(near, target) + F.cross_entropy(near.T, target)) / 2


def train(encoder, tokenizer, rows, options, device):
    phrases = [row for row in rows if row["group"] not in ("same", "label")]
    talk = Talk(rows)
    known = [row for row in phrases if not row["heldBack"] and row["id"] != "no-emergency"]
    alike = [row for row in phrases if not row["heldBack"] and row["group"] in ("act", "emergency")]
    same = [row for row in rows if row["group"] == "same"]
    said = {language: Texts(tokenizer, [[row[language] for row in same]], device) for language in ("en", "es")}
    known_texts, rare_texts = (Texts(tokenizer, forms, device, shares) for forms, shares in (forms_of(part, talk) for part in (known, alike)))
    usual_at = np.array([at for at, row in enumerate(known) if row["group"] == "knowledge" and "made" not in row])
    all_texts = Texts(tokenizer, [[row["text"] for row in phrases]], device)
    heads, middles = Heads(phrases).to(device), Middles(known, device).to(device)
    middles.start(vectors(encoder, known_texts, len(known)))
    rare_wanted = {group: heads.wanted(alike, group, device) for group in heads.layers}
    optimizer = torch.optim.AdamW(
        [
            {"params": encoder.parameters(), "lr": options.rate},
            {"params": heads.parameters(), "lr": 3e-3},
            {"params": middles.parameters(), "lr": 2e-2, "weight_decay": 0.0},
        ],
        weight_decay=0.01,
        fused=device == "cuda",
    )
    each = len(known) // options.batch
    steps = each * options.passes
    began = time.time()
    done = lambda step: max(step / steps, (time.time() - began) / (60 * options.minutes))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1.0, step / 300) * max(0.02, 1 - done(step)))
    values = encoder.state_dict()
    moving = [key for key, value in values.items() if value.is_floating_point()]
    steady = {key: value.detach().clone() for key, value in values.items()}
    best, best_score, waited = None, -1.0, 0
    cast = lambda: torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda")
    for number in range(options.passes):
        encoder.train()
        losses, other, order = [], partners(known), np.random.permutation(len(known))
        for step in range(each):
            rows_now = order[step * options.batch : (step + 1) * options.batch]
            some = np.random.randint(0, len(alike), options.batch // 2)
            plain = np.random.choice(usual_at, options.batch // 2)
            which = np.random.randint(0, len(same), options.batch // 2)
            lots = [known_texts.take(rows, options.drop) for rows in (rows_now, other[rows_now], plain)]
            lots += [rare_texts.take(some, options.drop)] + [said[language].take(which, options.drop) for language in ("en", "es")]
            with cast():
                a, b, d, c, e, f = encoded(encoder, lots)
            loss = options.pull * middles.loss(a, torch.as_tensor(rows_now, device=device), options.temperature, options.within)
            loss = loss + options.pairs * apart(a, b, middles.own[rows_now], options.temperature)
            for group in heads.layers:
                wanted = torch.cat([rare_wanted[group][some], torch.zeros(len(plain), dtype=torch.long, device=device)])
                loss = loss + options.heads * F.cross_entropy(heads.shares(torch.cat([c, d]), group), wanted)
            loss = loss + options.same * apart(e, f, torch.as_tensor(which, device=device), options.temperature)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                torch._foreach_lerp_([steady[key] for key in moving], [values[key] for key in moving], 1 - options.keep)
            losses.append(loss.detach())
        over = number + 1 == options.passes or done(0) >= 1
        if (number + 1) % options.look != 0 and not over:
            continue
        quick = {key: value.detach().clone() for key, value in encoder.state_dict().items()}
        encoder.load_state_dict(steady)
        near = vectors(encoder, all_texts, len(phrases))
        table, judged = recall(near, phrases), heads.measure(near, phrases)
        talks = in_talks(encoder, tokenizer, phrases, near, talk, device)
        score = sum(value["R@1"] for value in table.values()) / 2 + sum(value["R@1"] for value in talks.values()) / 2
        score += sum(value["right"] for value in judged.values())
        print(f"pass {number + 1}: loss {torch.stack(losses).mean().item():.3f} {json.dumps(table)} {json.dumps(talks)} {json.dumps(judged)}", flush=True)
        if score > best_score + 1e-4:
            best, best_score, waited = {key: value.clone() for key, value in steady.items()}, score, 0
        else:
            waited += 1
        encoder.load_state_dict(quick)
        if waited >= options.patience or over:
            break
    encoder.load_state_dict(best)


def export(encoder, tokenizer, out, rows):
    import onnxruntime
    from onnxruntime.quantization import QuantType, quantize_dynamic

    out.mkdir(parents=True, exist_ok=True)
    encoder = encoder.float().cpu().eval()
    texts = [row["text"] for row in rows if row.get("heldBack")][:400]
    coded = Texts(tokenizer, [texts], "cpu")
    full, small = out / "model.onnx", out / "model.int8.onnx"
    torch.onnx.export(
        encoder, coded.take([0, 1]), str(full), input_names=["input_ids", "attention_mask"], output_names=["vector"], opset_version=17,
        dynamic_axes={"input_ids": {0: "batch", 1: "length"}, "attention_mask": {0: "batch", 1: "length"}, "vector": {0: "batch"}},
        dynamo=False,
    )
    quantize_dynamic(str(full), str(small), weight_type=QuantType.QInt8, per_channel=True)
    session = onnxruntime.InferenceSession(str(small), providers=["CPUExecutionProvider"])
    exact = vectors(encoder, coded, len(texts)).numpy()
    began, got = time.time(), []
    for at in range(len(texts)):
        ids, mask = coded.take([at])
        got.append(session.run(None, {"input_ids": ids.numpy(), "attention_mask": mask.numpy()})[0][0])
    each = (time.time() - began) / max(1, len(texts)) * 1000
    nearness = (np.array(got) * exact).sum(1)
    full.unlink()
    print(f"int8: cosine with full precision mean {nearness.mean():.4f}, least {nearness.min():.4f}, {each:.1f} ms a phrase there")
    return small


def main():
    options = arguments()
    random.seed(options.seed)
    np.random.seed(options.seed)
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = [json.loads(line) for line in options.data.read_text().splitlines() if line]
    rows = [row for row in rows if row.get("made", "") not in options.without]
    phrases = [row for row in rows if row["group"] not in ("same", "label")]
    print(f"{len(phrases)} phrases, {sum(row['heldBack'] for row in phrases)} held back, {len({row['id'] for row in phrases})} ids, on {device}")
    encoder, tokenizer = load(options.base, options.layers)
    encoder.to(device)
    all_texts = Texts(tokenizer, [[row["text"] for row in phrases]], device)

    def measure():
        near = vectors(encoder, all_texts, len(phrases))
        return f"{json.dumps(recall(near, phrases))} {json.dumps(in_talks(encoder, tokenizer, phrases, near, Talk(rows), device))}"

    if options.plain:
        print("before", measure(), flush=True)
    if not options.plain:
        began = time.time()
        train(encoder, tokenizer, rows, options, device)
        print(f"tuned in {time.time() - began:.0f} s")
        print("after", measure(), flush=True)
    if not options.dry:
        small = export(encoder, tokenizer, options.out, phrases)
        print(f"{small.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
