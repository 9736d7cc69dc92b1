"""Cushions as an upholsterer makes them: knife-edged with eased corners, or boxed with a crown and two piped seams."""

import math

import numpy as np
from mathutils import Matrix, Vector, noise

import sewing
from model import box_uv, mesh_from, outward, place
from parts import turned
from soft import box_grid, kept, piping, wrinkle

# How far the pattern of a cushion is cut in at its corners, so that stuffing fills them instead of leaving ears.
EASE = 0.09


def ripple(along, seed):
    """Unevenness along a seam: thread pulls the cloth a little more here than there."""
    return np.array([noise.noise(Vector((t, seed * 1.7, seed * 0.9))) for t in along])


def pillow(m, name, mat, at, size, rot=(0, 0, 0), seed=0, fullness=1.0, floor=None, welt=True, loose=False):
    """A knife-edge cushion: two panels sewn face to face, stuffed, and left to find its own weight where it stands.

    `loose`: thrown on a sofa, and no part of its measures.
    """
    w, d, h = (s / 1000 for s in size)
    if not m.export:
        mat = mat.replace('linen:', 'washed:')
    cell = max(w, d) / (14 if m.export else 52)
    points, faces, lattice, n = box_grid(w, d, 0.012, cell)
    flat, standing = np.array(points), rot[0] > 40
    ring = [i for i, (a, b, c) in enumerate(lattice) if c == n[2] // 2 and (a in (0, n[0]) or b in (0, n[1]))]
    key = f'pillow {size} {rot} {seed} {fullness} {floor and (at, floor)} {n} v6'
    shape = kept(key, lambda: stuffed(flat, faces, lattice, n, (w, d, h), ring, place(at, rot), seed, fullness, floor, standing))
    if welt and not m.export:
        ring.sort(key=lambda i: math.atan2(lattice[i][1] / n[1] - 0.5, lattice[i][0] / n[0] - 0.5))
        with m.within(at, rot):
            piping(m, f'{name} welt', mat, [shape[i] for i in ring], 2.8)['loose'] = loose
    part = m.add(name, box_uv(outward(mesh_from(name, shape, faces))), mat, place(at, rot), sharp_angle=180)
    part['loose'] = loose
    return m.smooth_surface(part)


def stuffed(flat, faces, lattice, n, size, seam, placed, seed, fullness, floor, standing):
    """The cover is cut flat with eased corners; full, it is narrower than it was cut, and what is too much lies in folds."""
    w, d, h = size
    u, v = flat[:, 0] / (w / 2), flat[:, 1] / (d / 2)
    cut = flat * np.column_stack([1.03 - EASE / 2 * v ** 4, 1.03 - EASE / 2 * u ** 4, np.ones(len(flat))])
    # The wide cells of a model cannot show folds: there the cloth is stiffer.
    coarse = n[0] < 20
    cover = (sewing.Cover(cut, faces, lattice, n, 0.0, 0.6, seam, 0.91) if coarse
             else sewing.Cover(cut, faces, lattice, n, 0.006 + 0.004 * (seed % 3), seam=seam))
    full = (np.clip(1 - u * u, 0, 1) * np.clip(1 - v * v, 0, 1)) ** 0.75
    cover.x = np.column_stack([cut[:, :2] * 0.95, np.sign(flat[:, 2]) * (0.003 + h / 2 * full)])
    wrinkle(cover.x, 0.001 if coarse else 0.004, 14.0, seed)
    filling = cover.volume() * (0.98 + 0.1 * fullness)
    turn = np.array(placed.to_3x3())
    down, holds = turn.T @ np.array([0, 0, -1.0]), []
    if standing:
        holds.append(sewing.flat_hold((0, 0, -h * 0.5), (0, 0, 1), 0.3))
    if floor is not None:
        ground = placed.inverted() @ Vector((0, 0, floor / 1000))
        cover.x += down * ((np.array(ground) - cover.x) @ down).min() * (1 if standing else 0)
        holds.append(sewing.flat_hold(ground, -down))
    weight = down * 0.000012 if floor is not None else down * 0
    return sewing.settle_cover(cover, filling, weight, holds, 300, sink=0.8 if standing else 0.2)


def seat_cushion(m, name, mat, at, size, rot=(0, 0, 0), puff=1.0, pipe=True, seed=0, sag=0.0, tufts=()):
    """A boxed cushion: crowned above, its borders swelling between two piped seams; it keeps the place where one sits.

    `tufts`: where buttons draw it in, across and along from its middle.
    """
    w, d, h = (s / 1000 for s in size)
    points, faces, lattice, n = box_grid(w, d, h, max(0.055, max(w, d) / 28) if m.export else max(0.017, max(w, d) / 60))
    crown = min(0.03 * puff, h * 0.24) if h > 0.09 else h * 0.16
    standing = rot[0] > 45
    seams = {level: [i for i, (a, b, c) in enumerate(lattice) if c == level and (a in (0, n[0]) or b in (0, n[1]))] for level in (0, n[2])}

    def make():
        start = boxed(np.array(points), lattice, n, (w, d, h), crown, seed, standing)
        if not standing:
            # It lies on its deck, seam and all.
            start[:, 2] *= np.where(start[:, 2] < 0, -h / 2 / start[:, 2].min(), 1)
        return sat_on(start, faces, np.array(lattice), n, (w, d, h), [i for ring in seams.values() for i in ring], seed, sag, standing, () if m.export else tufts)

    shape = kept(f'seat {size} {rot} {puff} {seed} {sag} {tufts} {n} v6', make)
    with m.within(at, rot):
        part = m.add(name, box_uv(outward(mesh_from(name, shape, faces))), mat, Matrix.Identity(4), sharp_angle=180)
        m.smooth_surface(part, 1)
        for level, ring in seams.items() if pipe and not m.export else ():
            ring.sort(key=lambda i: math.atan2(lattice[i][1] - n[1] / 2, lattice[i][0] - n[0] / 2))
            piping(m, f'{name} piping {level}', mat, [shape[i] for i in ring], 3.4)
        for number, spot in enumerate(tufts):
            low = 1000 * shape[nearest(shape, np.array(lattice), n, spot), 2]
            turned(m, f'{name} button {number}', mat, [(14, -8), (13.5, 1), (8, 5), (1, 6)], (*spot, low), sides=24)
    return part


def nearest(shape, lattice, n, spot):
    """The point of the upper face that lies next to a spot given in millimetres."""
    far = np.hypot(shape[:, 0] - spot[0] / 1000, shape[:, 1] - spot[1] / 1000) + (lattice[:, 2] != n[2]) * 9
    return int(np.argmin(far))


def sat_on(start, faces, lattice, n, size, seam, seed, sag, standing, tufts):
    """The cover is a little larger than its filling; whoever sat there has pressed a hollow, and the cloth runs towards it in folds."""
    w, d, h = size
    cover = sewing.Cover(start, faces, lattice, n, 0.013 if standing else 0.022, 0.12 if standing else 0.07, seam=seam)
    filling = cover.volume()
    wrinkle(cover.x, 0.004, 6.0, seed)
    number = {tuple(key): i for i, key in enumerate(lattice.tolist())}
    pairs = np.array([(i, number[tuple(other)]) for axis in range(3) for key, i in number.items() if key[axis] == 0
                      for other in [[n[axis] if k == axis else key[k] for k in range(3)]] if tuple(other) in number])
    apart = np.linalg.norm(start[pairs[:, 0]] - start[pairs[:, 1]], axis=1)
    holds = [sewing.ties(pairs[:, 0], pairs[:, 1], apart + 0.004), sewing.flat_hold((0, 0, start[:, 2].min()), (0, 0, 1), 0.3)]
    if tufts:
        drawn = [nearest(start, lattice, n, spot) for spot in tufts]
        holds.append(sewing.tuft_hold(drawn, start[:, 2].max() - 0.22 * h))
    elif not standing:
        deep = 0.006 + 0.0016 * sag if h > 0.07 else 0.004
        aside = 0.07 * w * math.sin(seed * 2.3)
        holds.append(sewing.round_hold((aside, d * -0.05, start[:, 2].max() + 0.3 - deep), (w * 0.85, d * 0.8, 0.3)))
    down = np.array([0, -1.0, 0]) if standing else np.array([0, 0, -1.0])
    return sewing.settle_cover(cover, filling, down * 0.000008, holds, 260, sink=0.25 if standing else 0.0)


def boxed(flat, lattice, n, size, crown, seed, standing):
    w, d, h = size
    border, swell, round_off = h / 2 - crown, 0.006, 0.045
    level = np.array(lattice)[:, 2] / n[2] * 2 - 1
    u, v = flat[:, 0] / (w / 2), flat[:, 1] / (d / 2)
    rim = np.maximum(np.abs(u), np.abs(v)) > 0.999
    # In plan: corners rounded, sides swelling between the seams.
    half = np.array([w, d]) / 2 - swell
    plan = flat[:, :2] * (half / (np.array([w, d]) / 2))
    inner = np.clip(plan, -(half - round_off), half - round_off)
    away = plan - inner
    length = np.linalg.norm(away, axis=1, keepdims=True)
    square = np.maximum(np.abs(away).max(1, keepdims=True), 1e-9)
    plan = np.where(length > 1e-9, inner + away / np.maximum(length, 1e-9) * square, plan)
    outwards = plan / np.maximum(np.linalg.norm(plan, axis=1, keepdims=True), 1e-9)
    plan = plan + outwards * (swell * np.clip(1 - level ** 2, 0, 1) * rim)[:, None]
    # The faces: full to the seam, puckered along it.
    dome = np.clip(1 - np.abs(u) ** 3, 0, 1) ** 0.6 * np.clip(1 - np.abs(v) ** 3, 0, 1) ** 0.6
    if standing:
        dome = dome * (1 - 0.22 * v)
    edge = np.minimum((1 - np.abs(u)) * w, (1 - np.abs(v)) * d) / 2
    along = np.where((1 - np.abs(u)) * w < (1 - np.abs(v)) * d, flat[:, 1] * 26 + np.sign(u) * 4, flat[:, 0] * 26 + np.sign(v) * 9)
    pucker = ripple(along, seed) * np.exp(-(edge / 0.035) ** 2) * np.clip(edge / 0.012, 0, 1)
    face = np.abs(level) > 0.999
    z = np.where(face, np.sign(level) * (border + crown * dome + 0.0046 * pucker), level * border)
    # It rests on a deck: the underside lies flat.
    z = np.where(face & (level < 0) & (not standing), -border - crown * 0.35 * dome, z)
    return np.column_stack([plan, z])
