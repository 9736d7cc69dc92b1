"""Mirrors, planters and the small things that stand about."""

import math
import random

from mathutils import Matrix, Vector

from counts import spokes
from model import mesh_from
from parts import board, prism, rod, smooth_profile, turned
from soft import sheet


def round_mirror(m, centre, radius, tilt=0.0, frame=10):
    x, y, z = centre
    with m.within(centre, (tilt, 0, 0)):
        turned(m, 'glass', 'mirror', [(1, 0), (radius - 4, 0), (radius - 2, 3), (radius - 2, 5), (1, 5)], (0, 5, 0), (0, -20, 0), sides=128)
        ring = [(radius * math.cos(2 * math.pi * k / 64), 0, radius * math.sin(2 * math.pi * k / 64)) for k in range(64)]
        rod(m, 'frame', 'brass', ring, frame, closed=True)
        turned(m, 'backing', 'wood:teak', [(1, 0), (radius - 8, 0), (radius - 8, 8), (1, 8)], (0, 14, 0), (0, -20, 0), sides=64)


def lolay(m, colour=None):
    """One strip of brass, beaten until it curls over the glass."""
    centre, r = (0, 0, 400), 400
    with m.within(centre):
        turned(m, 'glass', 'mirror', [(1, 0), (r - 30, 0), (r - 28, 3), (r - 28, 5), (1, 5)], (0, 3, 0), (0, -20, 0), sides=160)
        curl = smooth_profile([(r - 40, 3), (r - 39, 9), (r - 30, 15), (r - 14, 17), (r - 4, 11), (r, 0), (r - 2, -14), (r - 8, -20)], 5)
        turned(m, 'rim', 'brass:beaten', curl, (0, 0, 0), (0, -20, 0), closed=False, sides=180, sharp_angle=180)
        turned(m, 'backing', 'wood:teak', [(1, 0), (r - 12, 0), (r - 12, 8), (1, 8)], (0, 20, 0), (0, -20, 0), sides=64)


def rajabhat(m, colour=None):
    """A planter of woven cane on a stake frame, with a young plant."""
    r, h = 172, 416
    wall = lambda t: r * (0.78 + 0.22 * t ** 0.7)
    rows = 18 if m.export else 46
    per = 24 if m.export else 48
    for row in range(rows):
        t = row / (rows - 1)
        ring = []
        for k in range(per):
            a = 2 * math.pi * k / per
            wave = 3.6 * (1 if (k + row) % 2 else -1)
            ring.append(((wall(t) + wave) * math.cos(a), (wall(t) + wave) * math.sin(a), 14 + t * (h - 28)))
        rod(m, f'weaver {row}', 'cane', ring, 4.9, closed=True, draw=False)
    for k in range(per // 2):
        a = 2 * math.pi * (2 * k + 0.5) / per
        rod(m, f'stake {k}', 'cane', [(wall(0) * math.cos(a), wall(0) * math.sin(a), 4), (wall(1) * math.cos(a), wall(1) * math.sin(a), h)], 3.5, draw=False)
    for t, z in ((0, 9), (1, h - 6), (1, h - 20)):
        ring = [((wall(t) + 2) * math.cos(2 * math.pi * k / 40), (wall(t) + 2) * math.sin(2 * math.pi * k / 40), z) for k in range(40)]
        rod(m, f'rim {z}', 'cane', ring, 9, closed=True)
    for a in spokes(m.fact('feet')):
        t = math.radians(a)
        turned(m, f'foot {a}', 'wood:teak', [(12, -30), (16, -26), (20, 6)], (wall(0) * 0.8 * math.cos(t), wall(0) * 0.8 * math.sin(t), 0), sides=24)
    outline = turned(m, 'outline', 'cane', [(wall(k / 8), k / 8 * h) for k in range(9)], (0, 0, 0))
    outline.hide_render = True
    outline['outline_only'] = True
    turned(m, 'liner', 'clay-pot', [(1, 20), (r * 0.7, 20), (r * 0.9, h - 26), (r * 0.9, h - 20), (1, h - 24)], (0, 0, 0))
    turned(m, 'soil', 'soil', [(1, h - 40), (r * 0.88, h - 40), (r * 0.88, h - 34), (1, h - 30)], (0, 0, 0))
    leaves(m, 'plant', (0, 0, h - 40), 17, 230, 360, seed=4, wide=84, droop=1.2)


def leaf_blade(m, name, base, direction, length, width, droop, roll=0.0):
    """One leaf: a folded blade on a short stalk, bending over by its own weight."""
    steps = 9
    verts, faces = [], []
    flat = Vector((direction[0], direction[1], 0))
    flat = flat.normalized() if flat.length > 1e-6 else Vector((1, 0, 0))
    side = Vector((-flat.y, flat.x, 0))
    rise = direction[2]
    pos = Vector(base)
    angle = math.atan2(rise, math.hypot(direction[0], direction[1]))
    step = length / steps
    for i in range(steps + 1):
        t = i / steps
        half = width / 2 * math.sin(math.pi * min(1.0, 0.06 + t * 0.94) ** 0.72) if t > 0.18 else 2.0
        up = Vector((-flat.x * math.sin(angle), -flat.y * math.sin(angle), math.cos(angle)))
        crease = up * half * 0.28
        verts += [tuple((pos - side * half + crease) / 1000), tuple(pos / 1000), tuple((pos + side * half + crease) / 1000)]
        pos = pos + (flat * math.cos(angle) + Vector((0, 0, math.sin(angle)))) * step
        angle -= droop / steps
        if i:
            b = 3 * i
            faces += [(b - 3, b - 2, b + 1, b), (b - 2, b - 1, b + 2, b + 1)]
    part = m.add(name, mesh_from(name, verts, faces), 'leaf', Matrix.Identity(4), sharp_angle=180)
    return m.smooth_surface(part, 1)


def leaves(m, name, at, count, low, high, seed=1, wide=60, stalk=0.0, droop=1.5):
    chance = random.Random(seed)
    for i in range(count):
        a = i * 2.4 + chance.uniform(-0.3, 0.3)
        lift = 0.7 + 1.6 * (i / count) + chance.uniform(-0.2, 0.2)
        length = chance.uniform(low, high)
        blade = leaf_blade(m, f'{name} {i}', (at[0] + 8 * math.cos(a), at[1] + 8 * math.sin(a), at[2]), (math.cos(a), math.sin(a), lift),
                           length, wide * chance.uniform(0.8, 1.15), droop * chance.uniform(0.8, 1.2))
        blade['plant'] = True


def vase(m, name, at, scale, mat, stems=False):
    s = scale * 100
    turned(m, name, mat, smooth_profile([(0.5 * s, 0), (0.62 * s, 0.1 * s), (0.86 * s, 0.9 * s), (0.62 * s, 1.7 * s), (0.3 * s, 2.1 * s), (0.34 * s, 2.4 * s)], 6), at, closed=False, sides=48, sharp_angle=180)
    if stems:
        chance = random.Random(len(name))
        for i in range(7):
            a, lean = i * 2.4, chance.uniform(40, 120)
            top = (at[0] + lean * math.cos(a), at[1] + lean * math.sin(a), at[2] + 2.4 * s + chance.uniform(140, 260))
            rod(m, f'{name} stem {i}', 'leaf', [(at[0], at[1], at[2] + 1.8 * s), (at[0] + lean * 0.3 * math.cos(a), at[1] + lean * 0.3 * math.sin(a), at[2] + 2.6 * s), top], 1.8)
            for k in range(6):
                t = 0.4 + 0.1 * k
                p = [at[q] + (top[q] - at[q]) * t for q in range(3)]
                p[2] = at[2] + 2.2 * s + (top[2] - at[2] - 2.2 * s) * t
                b = a + (1.2 if k % 2 else -1.2)
                leaf_blade(m, f'{name} leaf {i} {k}', p, (math.cos(b), math.sin(b), 0.5), 62, 24, 0.7)


def bowl(m, name, at, scale, mat):
    s = scale * 100
    turned(m, name, mat, smooth_profile([(0.45 * s, 0), (0.5 * s, 0.06 * s), (0.9 * s, 0.38 * s), (1.15 * s, 0.72 * s), (1.11 * s, 0.73 * s), (0.86 * s, 0.42 * s), (0.4 * s, 0.14 * s), (1, 0.12 * s)], 5), at, sides=56)


def cup(m, name, at):
    turned(m, name, 'ceramic', smooth_profile([(24, 0), (28, 4), (38, 40), (40, 66), (37, 66), (34, 40), (22, 8), (1, 7)], 4), at, sides=36)


def plate_on_edge(m, name, at, radius):
    x, y, z = at
    turned(m, name, 'ceramic', [(1, 0), (radius * 0.6, 2), (radius * 0.7, 6), (radius, 16), (radius, 19), (radius * 0.68, 10), (1, 6)], (x, y, z + radius), (x, y - 100, z + radius + 22), sides=56)


def plate_stack(m, name, at, count):
    for i in range(count):
        turned(m, f'{name} {i}', 'ceramic', [(70, 0), (80, 2), (120, 12), (120, 15), (78, 7), (1, 6)], (at[0], at[1], at[2] + i * 9), sides=48)


def books(m, name, at, count, seed=1):
    """A row of books, no two alike, the last one leaning."""
    chance = random.Random(seed)
    tones = ['linen:clay', 'linen:indigo', 'linen:sand', 'linen:tea-green', 'linen:white', 'linen:rust', 'linen:charcoal', 'linen:flax']
    x = at[0]
    for i in range(count):
        t, h, d = chance.uniform(18, 44), chance.uniform(190, 260), chance.uniform(150, 190)
        lean = 14 if i == count - 1 else 0
        shift = math.sin(math.radians(lean)) * h / 2
        cx = x + t / 2 + (shift if lean else 0)
        board(m, f'{name} {i}', chance.choice(tones), (cx, at[1], at[2] + h / 2 * math.cos(math.radians(lean)) + (t / 2) * math.sin(math.radians(lean))), (t - 1, d, h), 'z', 2.5, rot=(0, -lean, 0))
        x += t + 1.2


def slippers(m, name, at, turn=0, mat='linen:clay'):
    with m.within(at, (0, 0, turn)):
        for i, x in enumerate((-62, 62)):
            with m.within((x, 14 * i, 0), (0, 0, 5 - 12 * i)):
                mule(m, f'{name} {i}', mat, 2 * i - 1)


def mule(m, name, mat, outer):
    """A slipper without a heel, its toe towards -Y: a sole cut like a foot, and cloth that vaults over the toes. `outer`: on which side the small toe is."""
    def edge(share, side):
        half = 47 * math.sin(math.pi * (0.004 + 0.992 * share)) ** 0.45 * (0.8 + 0.2 * share)
        return side * half + 7 * outer * math.sin(math.pi * share), 128 - 256 * share
    steps = [(1 - math.cos(math.pi * k / 28)) / 2 for k in range(29)]
    outline = [edge(share, -1) for share in steps] + [edge(share, 1) for share in reversed(steps)]
    prism(m, f'{name} sole', 'jute:natural', outline, 16, (0, 0, 8), 'xy', 3)

    def point(u, v):
        share = 0.5 + 0.498 * v
        (left, y), (right, _) = edge(share, -1), edge(share, 1)
        rise = math.sin(math.pi * u) ** 0.7 * (50 - 26 * v) * math.sqrt(max(0.0, 1 - v ** 6))
        return left + (right - left) * u, y - 6 * math.sin(math.pi * u) * (1 - v), 15 + rise
    sheet(m, f'{name} upper', mat, 18, 16, point, thickness=4, uv_scale=(0.14, 0.14))
