"""Keeps count of what lies on the shelves of a small shop."""

import json
from collections import defaultdict
from pathlib import Path

LOW_STOCK = 5


class OutOfStock(Exception):
    """Raised when more is asked for than there is."""


class Inventory:
    """Goods by name, each with a count and a price in cents."""

    def __init__(self, path):
        self.path = Path(path)
        self.counts = defaultdict(int)
        self.prices = {}

    def load(self):
        # A missing file is an empty shop.
        if not self.path.exists():
            return
        with self.path.open() as handle:
            rows = json.load(handle)
        for row in rows:
            name = row["name"].strip().lower()
            self.counts[name] += row["count"]
            self.prices[name] = row["price"]

    def take(self, name, wanted=1):
        """Takes goods off the shelf and returns what they cost."""
        available = self.counts[name]
        if wanted > available:
            raise OutOfStock(f"{name}: {available} left, {wanted} wanted")
        self.counts[name] = available - wanted
        return wanted * self.prices[name]

    def low(self, limit=LOW_STOCK):
        names = []
        for name, count in sorted(self.counts.items()):
            if count < limit:
                names.append(name)  # in order of name
        return names

    def value(self):
        total = 0
        for name, count in self.counts.items():
            price = self.prices.get(name, 0)
            total += count * price
        return total / 100


def report(inventory, limit):
    lines = []
    for name in inventory.low(limit):
        count = inventory.counts[name]
        lines.append(f"{name:<20} {count:>4}")
    heading = f"{len(lines)} kinds of goods run low"
    return "\n".join([heading, *lines])


def merge(one, other):
    """The goods of two shops together; where both have a price, the lower one holds."""
    merged = Inventory(one.path)
    for inventory in (one, other):
        for name, count in inventory.counts.items():
            merged.counts[name] += count
            price = inventory.prices[name]
            known = merged.prices.get(name, price)
            merged.prices[name] = min(price, known)
    return merged
