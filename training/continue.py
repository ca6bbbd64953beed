"""Goes on tuning from the committed graph, on a machine without a GPU: only the last layers learn.

What the lower layers make of every phrase is computed once and kept, so that a pass over all phrases takes minutes on two cores. The
losses are those of train.py that need no second look at a phrase.
"""

import argparse
import json
import random
import time
from pathlib import Path

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper

from train import MAX_TOKENS, Heads, Middles, export, load, recall


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", type=Path, required=True, help="folder with config.json, tokenizer.json and the weights")
    parser.add_argument("--graph", type=Path, required=True, help="the int8 graph to go on from")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--layers", type=int, default=2, help="how many of the last layers learn")
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--batch", type=int, default=192)
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--temperature", type=float, default=0.07)
    parser.add_argument("--heads", type=float, default=0.5)
    parser.add_argument("--drop", type=float, default=0.1)
    parser.add_argument("--keep", type=float, default=0.99)
    parser.add_argument("--seed", type=int, default=11)
    return parser.parse_args()


def weights_of(graph):
    """The weights of the int8 graph as plain numbers, by their names in the model."""
    model = onnx.load(graph)
    stored = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    plain = lambda name: (stored[f"{name}_quantized"].astype(np.float32) - stored[f"{name}_zero_point"].astype(np.float32)) * stored[f"{name}_scale"]
    weights = {name: value for name, value in stored.items() if name.startswith("model.") and not name.endswith(("_quantized", "_scale", "_zero_point"))}
    for kind in ("word", "token_type", "position"):
        weights[f"model.embeddings.{kind}_embeddings.weight"] = plain(f"model.embeddings.{kind}_embeddings.weight")
    users = {}
    for node in model.graph.node:
        for name in node.input:
            users.setdefault(name, []).append(node)
    for node in model.graph.node:
        if node.op_type == "MatMulInteger":
            bias = bias_after(node, users, stored)
            weights[bias.replace(".bias", ".weight")] = plain(node.input[1].removesuffix("_quantized")).T
    return {name: torch.tensor(np.ascontiguousarray(value)) for name, value in weights.items()}


def bias_after(node, users, stored):
    """A product has no name of its own in the graph; what is added to it has."""
    outputs = list(node.output)
    for _ in range(8):
        following = [user for name in outputs for user in users.get(name, [])]
        for user in following:
            for name in user.input:
                if user.op_type == "Add" and name in stored and name.endswith(".bias"):
                    return name
        outputs = [name for user in following for name in user.output]
    raise SystemExit(f"no bias after {node.name}")


class Kept:
    """What the lower layers make of every text, and the upper layers to go on with."""

    def __init__(self, encoder, tokenizer, texts, layers):
        self.model = encoder.model
        self.upper = self.model.encoder.layer[-layers:]
        self.lower = self.model.encoder.layer[:-layers]
        coded = tokenizer.backend_tokenizer.encode_batch(list(texts))
        self.lengths = np.array([min(MAX_TOKENS, sum(one.attention_mask)) for one in coded])
        ids = [one.ids[:length] for one, length in zip(coded, self.lengths)]
        self.hidden = [None] * len(ids)
        with torch.no_grad():
            for rows in in_lengths(self.lengths, 256):
                longest = self.lengths[rows].max()
                padded = torch.tensor([ids[row] + [0] * (longest - len(ids[row])) for row in rows])
                mask = self.mask_of(rows, longest)
                state = through(self.lower, self.model.embeddings(padded), mask)
                for row, one in zip(rows, state):
                    self.hidden[row] = one[: self.lengths[row]].half()

    def mask_of(self, rows, longest):
        return torch.tensor(np.arange(longest)[None, :] < self.lengths[rows][:, None])

    def vectors(self, rows, drop=0.0):
        longest = self.lengths[rows].max()
        state = torch.zeros(len(rows), longest, 384)
        for at, row in enumerate(rows):
            state[at, : self.lengths[row]] = self.hidden[row].float()
        mask = self.mask_of(rows, longest)
        if drop:
            seen = torch.rand(mask.shape) >= drop
            seen[:, 0] = True
            mask = mask & seen
        state = through(self.upper, state, mask)
        share = mask.unsqueeze(-1).float()
        return F.normalize((state * share).sum(1) / share.sum(1), dim=-1)

    @torch.no_grad()
    def all(self):
        made = torch.zeros(len(self.hidden), 384)
        for rows in in_lengths(self.lengths, 512):
            made[rows] = self.vectors(rows)
        return made


def through(layers, state, mask):
    blind = torch.zeros(mask.shape).masked_fill(~mask, torch.finfo(torch.float32).min)[:, None, None, :]
    for layer in layers:
        made = layer(state, attention_mask=blind)
        state = made[0] if isinstance(made, tuple) else made
    return state


def in_lengths(lengths, size):
    """Batches of texts of about one length: little is spent on padding."""
    order = np.argsort(lengths, kind="stable")
    return [order[at : at + size] for at in range(0, len(order), size)]


def shuffled(lengths, size):
    order = np.argsort(lengths + np.random.rand(len(lengths)) * 3, kind="stable")
    batches = [order[at : at + size] for at in range(0, len(order), size)]
    random.shuffle(batches)
    return batches


def main():
    options = arguments()
    random.seed(options.seed)
    np.random.seed(options.seed)
    torch.manual_seed(options.seed)
    rows = [json.loads(line) for line in options.data.read_text().splitlines() if line]
    rows = [row for row in rows if row["group"] != "same" and "made" not in row]
    encoder, tokenizer = load(options.base)
    encoder.load_state_dict(weights_of(options.graph))
    encoder.eval()
    began = time.time()
    kept = Kept(encoder, tokenizer, [row["text"] for row in rows], options.layers)
    print(f"{len(rows)} phrases, kept in {time.time() - began:.0f} s", flush=True)
    upper = [parameter for layer in kept.upper for parameter in layer.parameters()]
    known = np.array([at for at, row in enumerate(rows) if not row["heldBack"]])
    learned = [rows[at] for at in known]
    heads, middles = Heads(rows), Middles(learned, "cpu")
    own = middles.own
    near = kept.all()
    print("before", json.dumps(recall(near, rows)), flush=True)
    middles.start(near[known])
    wanted = {group: heads.wanted(learned, group, "cpu") for group in heads.layers}
    counts = np.array([row["id"] != "no-emergency" for row in learned])
    optimizer = torch.optim.AdamW(
        [{"params": upper, "lr": options.rate}, {"params": heads.parameters(), "lr": 3e-3}, {"params": middles.parameters(), "lr": 2e-2, "weight_decay": 0.0}],
        weight_decay=0.01,
    )
    steps = options.passes * (len(known) // options.batch + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1.0, step / (0.06 * steps + 1)) * max(0.03, 1 - step / steps))
    steady = [parameter.detach().clone() for parameter in upper]
    for number in range(options.passes):
        encoder.train()
        losses = []
        for batch in shuffled(kept.lengths[known], options.batch):
            made = kept.vectors(known[batch], options.drop)
            real = torch.tensor(counts[batch])
            loss = middles.loss(made[real], torch.tensor(batch)[real], options.temperature)
            for group in heads.layers:
                loss = loss + options.heads * F.cross_entropy(heads.shares(made, group), wanted[group][batch])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(upper, 1.0)
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                for slow, parameter in zip(steady, upper):
                    slow.lerp_(parameter, 1 - options.keep)
            losses.append(loss.item())
            if len(losses) % 40 == 0:
                print(f"  {len(losses)} steps, loss {np.mean(losses[-40:]):.3f}, {time.time() - began:.0f} s", flush=True)
        print(f"pass {number + 1}: loss {np.mean(losses):.3f}, {time.time() - began:.0f} s", flush=True)
        torch.save([one.clone() for one in steady], options.out.with_suffix(".steady"))
    with torch.no_grad():
        for slow, parameter in zip(steady, upper):
            parameter.copy_(slow)
    encoder.eval()
    near = kept.all()
    print("after", json.dumps(recall(near, rows)), json.dumps(heads.measure(near, rows)), flush=True)
    print(f"{export(encoder, tokenizer, options.out, rows).stat().st_size / 1e6:.1f} MB")


main()
