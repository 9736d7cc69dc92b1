"""How a sewn cover takes its shape: cloth that hardly stretches, the stuffing that fills it, its own weight, and whoever sat on it.

Position-based: each round pulls every thread to its length, blows the cover up to its filling and keeps it out of floor, back and sitter.
A few hundred rounds on some thousand points take seconds, always with the same end.
"""

import numpy as np

# Cloth gives way when it is pushed together: that is what folds are.
PUSH, SHEAR, BEND = 0.22, 0.35, 0.05
# A seam is four layers and a cord, and the cloth is eased onto it.
SEAM, EASED = 0.75, 0.965


class Cover:
    """`points` as cut (metres), `lattice` and `n` as of `box_grid`; `slack`: how much larger the cloth was cut than what it covers."""

    def __init__(self, points, faces, lattice, n, slack=0.0, bend=BEND, seam=(), eased=EASED):
        self.x = np.array(points, np.float64)
        self.seam = np.zeros(len(self.x), bool)
        self.seam[list(seam)] = True
        self.quads = facing_out(np.array(faces), np.array(lattice), np.array(n))
        self.tie_threads(np.array(lattice), slack, bend, eased)

    def tie_threads(self, lattice, slack, bend, eased):
        number = {tuple(key): i for i, key in enumerate(lattice.tolist())}
        q = self.quads
        threads = np.unique(np.sort(np.concatenate([q[:, [0, 1]], q[:, [1, 2]], q[:, [2, 3]], q[:, [3, 0]]]), axis=1), axis=0)
        across = np.concatenate([q[:, [0, 2]], q[:, [1, 3]]])
        bends = []
        for axis in range(3):
            step = np.eye(3, dtype=int)[axis]
            for key, i in number.items():
                mid, far = tuple(key + step), tuple(key + 2 * step)
                if mid in number and far in number:
                    bends.append((i, number[far]))
        pairs = np.concatenate([threads, across, np.array(bends)])
        self.a, self.b = pairs[:, 0], pairs[:, 1]
        kinds = np.repeat([0, 1, 2], [len(threads), len(across), len(bends)])
        self.rest = np.linalg.norm(self.x[self.a] - self.x[self.b], axis=1) * (1 + slack)
        self.pull = np.array([1.0, SHEAR, 0.0])[kinds]
        self.push = np.array([PUSH, SHEAR * PUSH, bend])[kinds]
        sewn = self.seam[self.a] & self.seam[self.b]
        self.push = np.where(sewn & (kinds != 1), SEAM, self.push)
        self.rest = np.where(sewn, self.rest / (1 + slack) * eased, self.rest)
        share = np.maximum(self.pull, self.push)
        size = len(self.x)
        self.load = np.maximum(np.bincount(self.a, share, size) + np.bincount(self.b, share, size), 1e-6)

    def pull_threads(self):
        away = self.x[self.b] - self.x[self.a]
        length = np.linalg.norm(away, axis=1)
        off = length - self.rest
        move = away * (np.where(off > 0, self.pull, self.push) * off / np.maximum(length, 1e-9) * 0.5)[:, None]
        size = len(self.x)
        for k in range(3):
            self.x[:, k] += 2.3 * (np.bincount(self.a, move[:, k], size) - np.bincount(self.b, move[:, k], size)) / self.load

    def faces_out(self):
        p = self.x[self.quads]
        return np.cross(p[:, 2] - p[:, 0], p[:, 3] - p[:, 1]) / 2

    def volume(self):
        return float((self.x[self.quads].mean(1) * self.faces_out()).sum() / 3)

    def fill(self, wanted, weight):
        """Pushes the cover out to `wanted` litres (in cubic metres); `weight`: how much harder at each point, as filling sinks."""
        out = self.faces_out()
        size = len(self.x)
        normal = np.stack([sum(np.bincount(self.quads[:, c], out[:, k], size) for c in range(4)) for k in range(3)], 1) / 4
        area = np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-12)
        lack = (wanted - self.volume()) / area.sum()
        self.x += normal / area * np.clip(lack, -0.004, 0.004) * 0.6 * weight[:, None]


def facing_out(quads, lattice, n):
    """Every side of the box wound the same way round, seen from outside."""
    corner = lattice[quads]
    turn = np.cross(corner[:, 2] - corner[:, 0], corner[:, 3] - corner[:, 1])
    outside = corner.mean(1) - n / 2
    axis = np.argmax(np.abs(turn), axis=1)
    row = np.arange(len(quads))
    wrong = turn[row, axis] * outside[row, axis] < 0
    return np.where(wrong[:, None], quads[:, ::-1], quads)


def settle_cover(cover, wanted, gravity, holds, rounds=420, sink=0.0, calm=0.9):
    """Lets a cover find its shape. `gravity`: metres a round; `holds`: functions that move points out of where they cannot be."""
    down = gravity / max(np.linalg.norm(gravity), 1e-12)
    start = cover.volume()
    before = cover.x.copy()
    for turn in range(rounds):
        speed = (cover.x - before) * (calm if turn < rounds * 0.8 else 0.6)
        before = cover.x.copy()
        cover.x += np.clip(speed, -0.004, 0.004) + gravity
        low = cover.x @ down
        depth = (low - low.mean()) / max(np.ptp(low), 1e-6)
        share = min(1.0, turn / (rounds * 0.45))
        for _ in range(2):
            if wanted:
                cover.fill(start + (wanted - start) * share, np.maximum(0.2, 1 + sink * depth))
            for hold in holds:
                hold(cover.x)
            cover.pull_threads()
        for hold in holds:
            hold(cover.x)
    return cover.x.astype(np.float32)


def flat_hold(point, normal, grip=0.5):
    """A floor or a back: what has gone through it comes back to its face, and slips there only so far."""
    point, normal = np.array(point, float), np.array(normal, float)
    last = {}

    def hold(x):
        deep = (x - point) @ normal
        under = deep < 0
        x[under] -= deep[under, None] * normal
        if 'x' in last and grip:
            slid = x[under] - last['x'][under]
            slid -= (slid @ normal)[:, None] * normal
            x[under] -= slid * grip
        last['x'] = x.copy()
    return hold


def ties(first, second, longest):
    """Tufts inside a cushion: pairs of points that come no further apart than `longest`."""

    def hold(x):
        away = x[second] - x[first]
        length = np.linalg.norm(away, axis=1)
        move = away * (np.maximum(length - longest, 0) / np.maximum(length, 1e-9) * 0.5)[:, None]
        x[first] += move
        x[second] -= move
    return hold


def tuft_hold(tufts, level):
    """Buttons pull their points down to a level."""

    def hold(x):
        x[tufts, 2] = np.minimum(x[tufts, 2], level)
    return hold


def round_hold(centre, radii):
    """Whoever sat there: an ellipsoid pressed into the cover."""
    centre, radii = np.array(centre, float), np.array(radii, float)

    def hold(x):
        away = (x - centre) / radii
        far = np.linalg.norm(away, axis=1)
        inside = far < 1
        x[inside] = centre + away[inside] / np.maximum(far[inside, None], 1e-9) * radii
    return hold
