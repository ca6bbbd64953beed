"""Tunes the sentence model on our own phrases and writes it as int8 ONNX.

Contrastive: two phrases of one statement are pulled together, in English and Spanish alike; the other statements of the batch
are pushed apart, and a batch is made of whole topics, so that the nearest wrong answers are among them. A fifth of the
phrases, chosen by hash when they were exported, is never trained on: it decides when to stop and fills the table.
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


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", type=Path, required=True, help="folder with config.json, tokenizer.json and the weights")
    parser.add_argument("--data", type=Path, required=True, help="phrases as JSON lines: text, id, topic, language, heldBack")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--rate", type=float, default=1.5e-4)
    parser.add_argument("--passes", type=int, default=30)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--temperature", type=float, default=0.07)
    parser.add_argument("--patience", type=int, default=3, help="measures without a gain before it stops")
    parser.add_argument("--noise", type=float, default=0.25, help="share of phrases that get a typing error")
    parser.add_argument("--heads", type=float, default=0.5, help="weight of judging acts and emergencies")
    parser.add_argument("--look", type=int, default=4, help="measure after so many passes")
    parser.add_argument("--plain", action="store_true", help="only measure and export the untuned model")
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
    tokenizer.backend_tokenizer.enable_padding(pad_id=0, pad_token="[PAD]")
    tokenizer.backend_tokenizer.enable_truncation(max_length=MAX_TOKENS)
    return Encoder(model), tokenizer


def tokens(tokenizer, texts, device):
    coded = tokenizer.backend_tokenizer.encode_batch(list(texts))
    ids = torch.tensor([one.ids for one in coded])
    mask = torch.tensor([one.attention_mask for one in coded])
    return ids.to(device), mask.to(device)


@torch.no_grad()
def vectors(encoder, tokenizer, texts, device):
    encoder.eval()
    parts = [encoder(*tokens(tokenizer, texts[at : at + 512], device)).float().cpu() for at in range(0, len(texts), 512)]
    return torch.cat(parts) if parts else torch.zeros(0, 384)


def with_typo(text, share):
    """A letter left out, doubled or swapped: what thumbs do."""
    if random.random() > share or len(text) < 6:
        return text
    at = random.randrange(1, len(text) - 2)
    kind = random.randrange(3)
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at] + text[at:]
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def recall(encoder, tokenizer, rows, device):
    """Held-back phrases against all the others: is the right statement (or topic) among the first 1, 3, 5?"""
    known = [row for row in rows if not row["heldBack"] and row["group"] == "knowledge"]
    asked = [row for row in rows if row["heldBack"] and row["group"] == "knowledge"]
    if not asked:
        return {}
    index = vectors(encoder, tokenizer, [row["text"] for row in known], device).to(device)
    queries = vectors(encoder, tokenizer, [row["text"] for row in asked], device).to(device)
    found = defaultdict(list)
    for kind in ("id", "topic"):
        ids = sorted({row[kind] for row in known})
        number = {one: at for at, one in enumerate(ids)}
        owner = torch.tensor([number[row[kind]] for row in known], device=device)
        for at in range(0, len(asked), 256):
            near = queries[at : at + 256] @ index.T
            best = torch.full((near.shape[0], len(ids)), -2.0, device=device)
            best.scatter_reduce_(1, owner.expand(near.shape[0], -1), near, "amax")
            order = best.argsort(dim=1, descending=True)[:, :5].cpu().tolist()
            for row, first in zip(asked[at : at + 256], order):
                place = first.index(number[row[kind]]) if row[kind] in number and number[row[kind]] in first else 9
                found[(kind, row["language"])].append(place)
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

    def target(self, row, group):
        return self.labels[group].index(row["id"]) + 1 if row["id"] in self.labels[group] else 0

    def loss(self, vectors, rows):
        total = 0.0
        for group, layer in self.layers.items():
            wanted = torch.tensor([self.target(row, group) for row in rows], device=vectors.device)
            total = total + F.cross_entropy(layer(vectors) * SHARPNESS, wanted)
        return total

    @torch.no_grad()
    def measure(self, encoder, tokenizer, rows, device):
        held = [row for row in rows if row["heldBack"]]
        near = vectors(encoder, tokenizer, [row["text"] for row in held], device).to(device)
        table = {}
        for group, layer in self.layers.items():
            wanted = torch.tensor([self.target(row, group) for row in held], device=device)
            shares = (layer(near) * SHARPNESS).softmax(1)
            first, own = shares.argmax(1), wanted > 0
            table[group] = {
                "right": round((first == wanted)[own].float().mean().item(), 3),
                "heard": round((shares[:, 0] < 0.5)[own].float().mean().item(), 3),
                "false": round((shares[:, 0] < 0.5)[~own].float().mean().item(), 3),
            }
        return table


SHARPNESS = 12.0


def batches(rows, size):
    """Pairs of phrases of one id. Topics stay together, so that a phrase meets its nearest neighbours."""
    by_topic = defaultdict(lambda: defaultdict(list))
    for row in rows:
        by_topic[row["topic"]][row["id"]].append(row["text"])
    pairs = []
    for topic in random.sample(list(by_topic), len(by_topic)):
        for one, texts in by_topic[topic].items():
            texts = random.sample(texts, len(texts))
            if len(texts) % 2:
                texts.append(random.choice(texts))
            pairs.append([(texts[at], texts[at + 1], one) for at in range(0, len(texts), 2)])
    longest = max(len(group) for group in pairs)
    rounds = [[group[at] for group in pairs if at < len(group)] for at in range(longest)]
    for turn in rounds:
        for at in range(0, len(turn), size):
            if len(turn[at : at + size]) > 8:
                yield turn[at : at + size]


def train(encoder, tokenizer, rows, options, device):
    known = [row for row in rows if not row["heldBack"]]
    paired = [row for row in known if row["id"] != "no-emergency"]
    judged = [row for row in known if row["group"] != "statement"]
    rare = [row for row in judged if row["group"] != "knowledge"]
    heads = Heads(rows).to(device)
    optimizer = torch.optim.AdamW(
        [{"params": encoder.parameters(), "lr": options.rate}, {"params": heads.parameters(), "lr": 3e-3}], weight_decay=0.01
    )
    steps = sum(1 for _ in batches(paired, options.batch)) * options.passes
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1.0, step / (0.06 * steps + 1)) * max(0.05, 1 - step / max(1, steps))
    )
    best, best_score, waited = None, -1.0, 0
    for number in range(options.passes):
        encoder.train()
        losses = []
        for batch in batches(paired, options.batch):
            left, right, owners = zip(*batch)
            with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda"):
                a = encoder(*tokens(tokenizer, [with_typo(text, options.noise) for text in left], device))
                b = encoder(*tokens(tokenizer, list(right), device))
            near = (a.float() @ b.float().T) / options.temperature
            owner = torch.tensor([hash(one) for one in owners], device=device)
            same = (owner[:, None] == owner[None, :]) & ~torch.eye(len(owners), dtype=torch.bool, device=device)
            near = near.masked_fill(same, -1e4)
            target = torch.arange(len(owners), device=device)
            loss = (F.cross_entropy(near, target) + F.cross_entropy(near.T, target)) / 2
            some = random.sample(rare, min(len(rare), options.batch // 2)) + random.sample(judged, min(len(judged), options.batch // 2))
            if rare:
                with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda"):
                    c = encoder(*tokens(tokenizer, [row["text"] for row in some], device))
                loss = loss + options.heads * heads.loss(c.float(), some)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        if (number + 1) % options.look != 0 and number + 1 < options.passes:
            print(f"pass {number + 1}: loss {np.mean(losses):.3f}", flush=True)
            continue
        table = recall(encoder, tokenizer, rows, device)
        judged_well = heads.measure(encoder, tokenizer, rows, device) if rare else {}
        score = sum(value["R@1"] for key, value in table.items() if key.startswith("id")) + sum(value["right"] for value in judged_well.values())
        print(f"pass {number + 1}: loss {np.mean(losses):.3f} {json.dumps(table)} {json.dumps(judged_well)}", flush=True)
        if score > best_score + 1e-4:
            best, best_score, waited = {k: v.detach().cpu().clone() for k, v in encoder.state_dict().items()}, score, 0
        else:
            waited += 1
            if waited >= options.patience:
                break
    encoder.load_state_dict(best)


def export(encoder, tokenizer, out, rows, device):
    import onnxruntime
    from onnxruntime.quantization import QuantType, quantize_dynamic

    out.mkdir(parents=True, exist_ok=True)
    encoder = encoder.float().cpu().eval()
    example = tokens(tokenizer, ["my landlord kept my deposit", "hello"], "cpu")
    full, small = out / "model.onnx", out / "model.int8.onnx"
    torch.onnx.export(
        encoder, example, str(full), input_names=["input_ids", "attention_mask"], output_names=["vector"], opset_version=17,
        dynamic_axes={"input_ids": {0: "batch", 1: "length"}, "attention_mask": {0: "batch", 1: "length"}, "vector": {0: "batch"}},
        dynamo=False,
    )
    quantize_dynamic(str(full), str(small), weight_type=QuantType.QInt8, per_channel=True)
    session = onnxruntime.InferenceSession(str(small), providers=["CPUExecutionProvider"])
    texts = [row["text"] for row in rows if row["heldBack"]][:400]
    exact = vectors(encoder, tokenizer, texts, "cpu").numpy()
    began, got = time.time(), []
    for text in texts:
        ids, mask = tokens(tokenizer, [text], "cpu")
        got.append(session.run(None, {"input_ids": ids.numpy(), "attention_mask": mask.numpy()})[0][0])
    each = (time.time() - began) / max(1, len(texts)) * 1000
    nearness = (np.array(got) * exact).sum(1) if texts else np.ones(1)
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
    print(f"{len(rows)} phrases, {sum(row['heldBack'] for row in rows)} held back, {len({row['id'] for row in rows})} ids, on {device}")
    encoder, tokenizer = load(options.base)
    encoder.to(device)
    print("before", json.dumps(recall(encoder, tokenizer, rows, device)), flush=True)
    if not options.plain:
        began = time.time()
        train(encoder, tokenizer, rows, options, device)
        print(f"tuned in {time.time() - began:.0f} s")
        print("after", json.dumps(recall(encoder, tokenizer, rows, device)), flush=True)
    small = export(encoder, tokenizer, options.out, rows, device)
    print(f"{small.stat().st_size / 1e6:.1f} MB")


main()
