"""Learns a small layer over the sentence vectors, which sets the statements of today farther apart than the model alone does.

The weights of the model know the topics there were when they were tuned. This layer (one hidden row of numbers, under a megabyte) is
learned from all phrases in minutes and is added to each vector before phrases are compared: in = the vector, out = the vector and what
the hidden row adds to it, of length 1. Every phrase is pulled to the phrases of its own statement and away from those of all others.
A fifth of the phrases, chosen by hash when they were exported, is never learned from: it fills the table.
"""

import argparse
import json
import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

WIDTH = 384
# Vectors of length 1 have small numbers: so much larger, the hidden row bends.
LOUDER = 8.0


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--vectors", type=Path, default=Path(".cache/embedded.bin"), help="what `npm run embed` keeps: a text and its vector")
    parser.add_argument("--phrases", type=Path, default=Path(".cache/phrases.jsonl"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--hidden", type=int, default=1024)
    parser.add_argument("--drop", type=float, default=0.3)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--passes", type=int, default=10)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--sharpness", type=float, default=16.0)
    parser.add_argument("--seed", type=int, default=11)
    return parser.parse_args()


class Layer(nn.Module):
    def __init__(self, hidden: int, drop: float):
        super().__init__()
        self.hear, self.drop, self.add = nn.Linear(WIDTH, hidden), nn.Dropout(drop), nn.Linear(hidden, WIDTH)
        nn.init.zeros_(self.add.weight)
        nn.init.zeros_(self.add.bias)

    def forward(self, vectors):
        heard = F.relu(self.hear(vectors * LOUDER))
        return F.normalize(vectors + self.add(self.drop(heard)), dim=1)


def vectors_by_text(file: Path) -> dict[str, np.ndarray]:
    """As `src/assistant/find/vectors/vector-file.ts` writes them: a header, a scale for each row, eight bits for each number."""
    data = file.read_bytes()
    (length,) = struct.unpack_from("<I", data)
    groups = json.loads(data[4 : 4 + length])["groups"]
    count = sum(group[1] for group in groups)
    at = -(-(4 + length) // 4) * 4
    scales = np.frombuffer(data, np.float32, count, at)
    rows = np.frombuffer(data, np.int8, count * WIDTH, at + 4 * count).reshape(count, WIDTH) * scales[:, None]
    return {group[0]: row for group, row in zip(groups, rows)}


class Phrases:
    def __init__(self, args, device):
        known = vectors_by_text(args.vectors)
        lines = (json.loads(line) for line in args.phrases.read_text().splitlines())
        rows = [row for row in lines if row["group"] == "knowledge" and row["text"] in known]
        taught = sorted((row for row in rows if not row["heldBack"]), key=lambda row: row["id"])
        self.ids = sorted({row["id"] for row in taught})
        number = {one: at for at, one in enumerate(self.ids)}
        topics = {one: at for at, one in enumerate(sorted({row["topic"] for row in taught}))}
        held = [row for row in rows if row["heldBack"] and row["id"] in number]
        self.topic_of = torch.tensor([topics[one.split("#")[0]] for one in self.ids], device=device)
        self.taught, self.taught_as = self.table(taught, known, number, device)
        self.held, self.held_as = self.table(held, known, number, device)
        self.is_english = torch.tensor([row["language"] == "en" for row in held], device=device)
        self.device = device

    @staticmethod
    def table(rows, known, number, device):
        vectors = torch.tensor(np.stack([known[row["text"]] for row in rows]), dtype=torch.float32, device=device)
        return F.normalize(vectors, dim=1), torch.tensor([number[row["id"]] for row in rows], device=device)


def learn(args, phrases: Phrases) -> Layer:
    layer = Layer(args.hidden, args.drop).to(phrases.device)
    optimizer = torch.optim.AdamW(layer.parameters(), lr=args.rate, weight_decay=0.01)
    steps = args.passes * len(phrases.taught) // args.batch
    pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps, pct_start=0.1)
    for step in range(steps):
        some = torch.randint(0, len(phrases.taught), (args.batch,), device=phrases.device)
        near = args.sharpness * layer(phrases.taught[some]) @ layer(phrases.taught).T
        near = near.scatter(1, some[:, None], -1e4)  # nothing is compared with itself
        most = near.detach().amax(1, keepdim=True)
        by_statement = torch.zeros(len(some), len(phrases.ids), device=phrases.device)
        by_statement = by_statement.index_add(1, phrases.taught_as, torch.exp(near - most))
        loss = F.nll_loss(F.log_softmax(torch.log(by_statement + 1e-12), 1), phrases.taught_as[some])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        pace.step()
        if step % 100 == 0:
            print(f"  step {step} of {steps}: {loss.item():.3f}", flush=True)
    return layer.eval()


@torch.no_grad()
def measure(name: str, phrases: Phrases, turned) -> None:
    """Where the right statement and topic come for what was held back, by the nearest phrase alone."""
    taught, places, tops = turned(phrases.taught), [], []
    for some in turned(phrases.held).split(512):
        near = some @ taught.T
        best = torch.full((len(some), len(phrases.ids)), -1.0, device=phrases.device)
        places.append(best.scatter_reduce(1, phrases.taught_as.expand(len(some), -1), near, "amax").argsort(1, descending=True)[:, :3])
        tops.append(near.amax(1))
    first = torch.cat(places)
    share = lambda hits, of: f"{100 * hits[of].float().mean().item():.1f}"
    right = phrases.topic_of[first] == phrases.topic_of[phrases.held_as][:, None]
    both = (phrases.is_english, ~phrases.is_english)
    print(name, "statement", [share(first[:, 0] == phrases.held_as, of) for of in both], "topic", [share(right[:, 0], of) for of in both],
          "in three", [share(right.any(1), of) for of in both],
          "nearness", [round(x, 2) for x in torch.quantile(torch.cat(tops), torch.tensor([.1, .3, .5, .7, .9], device=phrases.device)).tolist()], flush=True)


def eight_bits(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    scales = np.abs(weights).max(1) / 127
    scales[scales == 0] = 1
    return scales.astype("<f4"), np.round(weights / scales[:, None]).astype(np.int8)


def write(layer: Layer, file: Path) -> None:
    """How wide the hidden row is; what is added to each of its numbers, and to each of the vector; then for each hidden number by what it is heard and what it adds: scales, and rows of eight bits."""
    parts = [struct.pack("<I", layer.hear.out_features)]
    parts += [linear.bias.detach().cpu().numpy().astype("<f4").tobytes() for linear in (layer.hear, layer.add)]
    for rows in (layer.hear.weight * LOUDER, layer.add.weight.T):
        scales, bits = eight_bits(rows.detach().cpu().numpy())
        parts += [scales.tobytes(), bits.tobytes()]
    file.write_bytes(b"".join(parts))


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    phrases = Phrases(args, "cuda" if torch.cuda.is_available() else "cpu")
    print(f"{len(phrases.taught)} phrases of {len(phrases.ids)} statements, {len(phrases.held)} held back", flush=True)
    measure("as they are", phrases, lambda vectors: vectors)
    layer = learn(args, phrases)
    measure("sharpened", phrases, layer)
    write(layer, args.out)


if __name__ == "__main__":
    main()
