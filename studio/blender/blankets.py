"""A blanket as somebody threw it across a bed: a little askew, with some slack in waves, and folded back over itself."""

import math

import numpy as np
from mathutils import Vector, noise

from soft import away_from_bed, faces_left, grid_faces, sewn

# Millimetres: how high it lies above the middle of the cover, how far apart its two layers lie where it is folded, its own thickness.
LIFT, APART, THICK = 17, 19, 10
# How much further up the bed it lies on one side than on the other, and how wide it is folded back on either.
ASKEW, FOLDED = 150, (80, 210)
# How many of the columns of the cover it ends before the left and the right edge.
SHORT = (2, 4)


def blanket_across(m, mat, cover, size, start, wide, seed=0):
    """`cover`: the points of the bed cover (`lain`), `size`: its width and length in millimetres; the blanket begins `start` from its foot and is `wide`."""
    step, pitch = size[1] / (cover.shape[0] - 1), size[0] / (cover.shape[1] - 1)
    clear_of_posts(cover, start / step)
    normals = normals_of(cover)
    columns = range(SHORT[0], cover.shape[1] - SHORT[1])
    lines = []
    for k, column in enumerate(columns):
        share = k / (len(columns) - 1)
        begins = start + ASKEW * share + 14 * wave(share * 2.6, seed)
        fold = FOLDED[0] + (FOLDED[1] - FOLDED[0]) * share + 12 * wave(share * 3.4, seed + 5)
        up, above = folded(begins, wide, fold)
        above = above + [slack(share, u - begins, wide, seed) for u in up]
        lines.append(along(cover[:, column], up / step) + along(normals[:, column], up / step) * above[:, None] / 1000)
    return sewn(m, 'blanket', mat, np.stack(lines, 1), pitch, lengths(wide), THICK)


def wave(at, seed):
    return noise.noise(Vector((at, seed * 1.9 + 0.4, 7.0)))


# In how many pieces each of its three stretches is laid: flat, round the fold, and back.
FLAT, ROUND, BACK = 16, 6, 6


def folded(begins, wide, fold):
    """Millimetres up the bed, and above it, of each point along the blanket: there, round, and back over itself."""
    end = begins + wide - fold
    turn = np.linspace(0, math.pi, ROUND + 1)[1:-1]
    up = np.concatenate([np.linspace(begins, end, FLAT + 1), end + np.sin(turn) * APART / 2, np.linspace(end, end - fold, BACK + 1)])
    above = np.concatenate([np.zeros(FLAT + 1), (1 - np.cos(turn)) * APART / 2, np.full(BACK + 1, APART)])
    return up, above + LIFT


def lengths(wide):
    """Where along its cloth, in millimetres, each of these points lies; the fold as wide as it is in the middle."""
    up, above = folded(0, wide, sum(FOLDED) / 2)
    return np.concatenate([[0], np.cumsum(np.hypot(np.diff(up), np.diff(above)))])


def slack(share, up, wide, seed):
    """Two long waves that run aslant across it, and a little unevenness; never down into the cover."""
    here = 0.0
    for middle, lean, begin, end in ((0.22, 0.16, 0.02, 0.58), (0.55, -0.2, 0.42, 0.97)):
        reach = max(0.0, math.sin(math.pi * min(1.0, max(0.0, (share - begin) / (end - begin)))))
        far = up - wide * (middle + lean * (share - begin) + 0.05 * wave(share * 5, seed + 9))
        here += 17 * reach * math.exp(-(far / 30) ** 2)
    return here + 7 * max(0.0, noise.noise(Vector((share * 7, up / 210, seed))))


def along(line, at):
    """A line of points read between its points (Catmull-Rom); `at` counts them."""
    last = len(line) - 1
    k = np.clip(np.floor(at).astype(int), 0, last - 1)
    t = (at - k)[:, None]
    p0, p1, p2, p3 = (line[np.clip(k + step, 0, last)] for step in (-1, 0, 1, 2))
    return 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)


def normals_of(cover):
    there = ~np.isnan(cover[..., 0])
    faces = faces_left(grid_faces(cover.shape[1] - 1, cover.shape[0] - 1), there.ravel())
    out = np.zeros(cover.shape)
    out[there] = away_from_bed(cover[there], faces)
    return out


def clear_of_posts(cover, lowest):
    """A blanket must begin above the corners that are cut out for posts."""
    gaps = np.flatnonzero(np.isnan(cover[..., 0]).any(1))
    if len(gaps) and gaps.max() + 2 > lowest:
        raise ValueError('the blanket begins where the cover is cut out for the posts')
