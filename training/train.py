"""Tunes the sentence model on our own phrases and writes it as int8 ONNX.

Every phrase is pulled to the middle of its own statement and away from those of all others, English and Spanish alike; two
phrases of one statement are pulled together. Beside it the vectors learn which act and which emergency a phrase is, and that
our English and Spanish sentences which say the same lie together. A fifth of the phrases, chosen by hash when they were
exported, is never trained on: it decides when to stop and fills the table.
"""

import argparse
import json
import random
import time
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from transformers import AutoConfig, AutoModel, PreTrainedTokenizerFast

MAX_TOKENS = 64
VARIANTS = 4
SHARPNESS = 12.0


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
    parser.add_argument("--heads", type=float, default=0.7, help="weight of judging acts and emergencies")
    parser.add_argument("--same", type=float, default=0.3, help="weight of sentences that say the same in both languages")
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


def load(base):
    from safetensors.torch import load_file

    config = AutoConfig.from_pretrained(base)
    model = AutoModel.from_config(config, add_pooling_layer=False).float()
    weights = {key.removeprefix("bert."): value.float() for key, value in load_file(next(base.glob("*.safetensors"))).items()}
    missing, _ = model.load_state_dict(weights, strict=False)
    left = [key for key in missing if "position_ids" not in key]
    if left:
        raise SystemExit(f"weights are missing: {left[:5]}")
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


class Texts:
    """All texts as tokens on the device, each as it is and with typing errors."""

    def __init__(self, tokenizer, texts, device, variants=1):
        forms = [list(texts)] + [[with_typo(text) for text in texts] for _ in range(variants - 1)]
        coded = [tokenizer.backend_tokenizer.encode_batch(form) for form in forms]
        stack = lambda pick: torch.tensor(np.array([[pick(one) for one in form] for form in coded]), device=device)
        self.ids, self.mask = stack(lambda one: one.ids), stack(lambda one: one.attention_mask)

    def take(self, rows, drop=0.0):
        """As it is three times in four, else with an error; some words are not seen at all."""
        rows = torch.as_tensor(rows, device=self.ids.device)
        form = torch.zeros_like(rows)
        if drop and self.ids.shape[0] > 1:
            wrong = torch.rand(len(rows), device=rows.device) < 0.25
            form = torch.where(wrong, torch.randint(1, self.ids.shape[0], (len(rows),), device=rows.device), form)
        ids, mask = self.ids[form, rows], self.mask[form, rows]
        longest = int(mask.sum(1).max())
        ids, mask = ids[:, :longest], mask[:, :longest]
        if drop:
            seen = torch.rand(mask.shape, device=mask.device) >= drop
            seen[:, 0] = True
            mask = mask * seen
        return ids, mask


@torch.no_grad()
def vectors(encoder, texts, count):
    encoder.eval()
    return torch.cat([encoder(*texts.take(range(at, min(at + 1024, count)))).float() for at in range(0, count, 1024)])


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

    def loss(self, near, rows, temperature):
        close = near @ F.normalize(self.places, dim=-1).T / temperature
        own = self.own[rows]
        statement = F.cross_entropy(close, own, label_smoothing=0.05)
        by_topic = torch.zeros(len(rows), self.topics, device=near.device).index_add_(1, self.owner, close.softmax(1))
        topic = F.nll_loss((by_topic + 1e-6).log(), self.owner[own])
        return statement + 0.5 * topic


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
    phrases = [row for row in rows if row["group"] != "same"]
    known = [row for row in phrases if not row["heldBack"] and row["id"] != "no-emergency"]
    alike = [row for row in phrases if not row["heldBack"] and row["group"] in ("act", "emergency")]
    same = [row for row in rows if row["group"] == "same"]
    said = {language: Texts(tokenizer, [row[language] for row in same], device) for language in ("en", "es")} if same else None
    known_texts, rare_texts = (Texts(tokenizer, [row["text"] for row in part], device, VARIANTS) for part in (known, alike))
    usual_at = np.array([at for at, row in enumerate(known) if row["group"] == "knowledge" and "made" not in row])
    all_texts = Texts(tokenizer, [row["text"] for row in phrases], device)
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
            plain = np.random.choice(usual_at, options.batch // 4)
            with cast():
                several = known_texts.take(np.concatenate([rows_now, other[rows_now], plain]), options.drop)
                a, b, d = encoder(*several).float().split([len(rows_now), len(rows_now), len(plain)])
                c = encoder(*rare_texts.take(some, options.drop)).float()
            loss = options.pull * middles.loss(a, torch.as_tensor(rows_now, device=device), options.temperature)
            loss = loss + options.pairs * apart(a, b, middles.own[rows_now], options.temperature)
            for group in heads.layers:
                wanted = torch.cat([rare_wanted[group][some], torch.zeros(len(plain), dtype=torch.long, device=device)])
                loss = loss + options.heads * F.cross_entropy(heads.shares(torch.cat([c, d]), group), wanted)
            if said and options.same:
                which = np.random.randint(0, len(same), options.batch // 2)
                with cast():
                    e, f = (encoder(*said[language].take(which, options.drop)).float() for language in ("en", "es"))
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
        score = sum(value["R@1"] for value in table.values()) / 2 + sum(value["right"] for value in judged.values())
        print(f"pass {number + 1}: loss {torch.stack(losses).mean().item():.3f} {json.dumps(table)} {json.dumps(judged)}", flush=True)
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
    coded = Texts(tokenizer, texts, "cpu")
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
    phrases = [row for row in rows if row["group"] != "same"]
    print(f"{len(phrases)} phrases, {sum(row['heldBack'] for row in phrases)} held back, {len({row['id'] for row in phrases})} ids, on {device}")
    encoder, tokenizer = load(options.base)
    encoder.to(device)
    measure = lambda: json.dumps(recall(vectors(encoder, Texts(tokenizer, [row["text"] for row in phrases], device), len(phrases)), phrases))
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
