"""What people leave lying about: flowers, tea, books, baskets, blankets, plants. A room without them is a showroom."""

import math
import random

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from decor import cup, leaf_blade
from parts import board, rod, smooth_profile, turned
from soft import drape, hang, padded, sheet

VASES = {
    'round': [(0.5, 0), (0.62, 0.1), (0.86, 0.9), (0.62, 1.7), (0.3, 2.1), (0.34, 2.4)],
    'bottle': [(0.42, 0), (0.5, 0.08), (0.56, 1.1), (0.5, 1.6), (0.2, 2.1), (0.17, 2.9), (0.22, 3.1)],
    'jar': [(0.55, 0), (0.75, 0.1), (0.95, 0.8), (0.9, 1.4), (0.6, 1.75), (0.62, 1.95)],
    'cone': [(0.35, 0), (0.4, 0.05), (0.6, 1.2), (0.72, 2.2), (0.75, 2.3)],
    'moon': [(0.4, 0), (0.5, 0.06), (1.05, 0.7), (1.2, 1.25), (1.0, 1.8), (0.4, 2.1), (0.36, 2.25)],
}


def flower_vase(m, name, at, shape='round', scale=0.8, mat='ceramic', stems='leaf', seed=1):
    s = scale * 100
    outer = [(r * s, z * s) for r, z in VASES[shape]]
    lip, rim = outer[-1]
    turned(m, name, mat, smooth_profile([*outer, (lip * 0.86, rim + 1), (lip * 0.8, rim - 18), (lip * 0.7, rim - 40)], 6), at, closed=False, sides=56, sharp_angle=180)
    if stems:
        branches(m, name, (at[0], at[1], at[2] + rim - 30), stems, lip * 0.5, seed)


def branches(m, name, mouth, kind, room, seed):
    chance = random.Random(seed)
    count = {'leaf': 7, 'blossom': 5, 'dry': 16, 'bare': 4}[kind]
    for i in range(count):
        a, lean = i * 2.4 + chance.uniform(-0.4, 0.4), chance.uniform(50, 150) * (0.6 if kind == 'dry' else 1)
        tall = chance.uniform(230, 420) * (1.3 if kind in ('bare', 'blossom') else 1)
        top = Vector((mouth[0] + lean * math.cos(a), mouth[1] + lean * math.sin(a), mouth[2] + tall))
        foot = Vector((mouth[0] + room * math.cos(a) * 0.4, mouth[1] + room * math.sin(a) * 0.4, mouth[2] - 40))
        bend = foot.lerp(top, 0.5) + Vector((chance.uniform(-18, 18), chance.uniform(-18, 18), 25))
        rod(m, f'{name} stem {i}', {'leaf': 'leaf', 'dry': 'linen:sand'}.get(kind, 'wood:walnut'), [tuple(foot), tuple(bend), tuple(top)], 1.5 if kind == 'dry' else 2.0)
        if kind == 'dry':
            plume(m, f'{name} plume {i}', top, chance)
            continue
        for k in range(0 if kind == 'bare' else 9):
            t = 0.35 + 0.075 * k
            p = foot.lerp(bend, t * 2) if t < 0.5 else bend.lerp(top, t * 2 - 1)
            b = a + (1.2 if k % 2 else -1.2) + chance.uniform(-0.5, 0.5)
            if kind == 'leaf':
                leaf_blade(m, f'{name} leaf {i} {k}', tuple(p), (math.cos(b), math.sin(b), 0.5), chance.uniform(50, 80), chance.uniform(20, 32), 0.7)
            else:
                flower(m, f'{name} flower {i} {k}', p + Vector((9 * math.cos(b), 9 * math.sin(b), 5)), chance.uniform(13, 22), chance)


def plume(m, name, top, chance):
    for k in range(26):
        a, back = k * 2.4, chance.uniform(0, 95)
        start = top - Vector((0, 0, back))
        end = start + Vector((math.cos(a) * (8 + back * 0.12), math.sin(a) * (8 + back * 0.12), 26))
        rod(m, f'{name} {k}', 'linen:sand', [tuple(start), tuple(end)], 1.2)


def flower(m, name, at, size, chance):
    for k in range(5):
        a = k * 1.2566 + chance.uniform(-0.2, 0.2)
        leaf_blade(m, f'{name} {k}', tuple(at), (math.cos(a), math.sin(a), 0.8), size, size * 0.8, 1.1).data.materials[0] = petal()


def petal():
    from materials import material
    return material('cotton:#C9605A')


def tea_tray(m, name, at, turn=0, wood='wood:walnut'):
    """A tray with a pot, two cups and a folded napkin."""
    with m.within(at, (0, 0, turn)):
        board(m, f'{name} bed', wood, (0, 0, 6), (420, 290, 10), 'x', 3)
        for y in (-1, 1):
            board(m, f'{name} long edge {y}', wood, (0, y * 141, 18), (420, 9, 32), 'x', 3)
        for x in (-1, 1):
            board(m, f'{name} short edge {x}', wood, (x * 206, 0, 18), (9, 274, 32), 'y', 3)
        turned(m, f'{name} pot', 'glaze', smooth_profile([(48, 0), (56, 6), (84, 50), (72, 98), (38, 118), (40, 122), (14, 132), (10, 142), (14, 150), (2, 158)], 5), (-90, 30, 12), sides=48)
        rod(m, f'{name} spout', 'glaze', [(-15, 30, 62), (18, 30, 78), (34, 30, 118)], 9)
        rod(m, f'{name} handle', 'glaze', [(-160, 30, 108), (-196, 30, 100), (-196, 30, 52), (-162, 30, 40)], 6)
        cup(m, f'{name} cup a', (70, 60, 12))
        cup(m, f'{name} cup b', (128, -40, 12))
        board(m, f'{name} napkin', 'linen:indigo', (0, -70, 18), (120, 90, 12), 'x', 5, rot=(0, 0, 8))


def open_book(m, name, at, turn=0):
    with m.within(at, (0, 0, turn)):
        board(m, f'{name} cover', 'linen:rust', (0, 0, 2), (290, 205, 3), 'x', 1)
        for x in (-1, 1):
            for i in range(4):
                board(m, f'{name} leaf {x} {i}', 'page', (x * (70 - i * 2), 0, 7 + i * 3.4), (136 - i * 4, 196, 3), 'x', 1.2, rot=(0, x * (3 + i * 1.6), 0))


def book_pile(m, name, at, seed=1, count=3, turn=0):
    chance = random.Random(seed)
    z = at[2]
    for i in range(count):
        w, d, t = chance.uniform(190, 270), chance.uniform(140, 195), chance.uniform(16, 34)
        tone = chance.choice(['sand', 'tea-green', 'clay', 'indigo', 'white', 'charcoal', 'rust', 'flax'])
        spin = turn + chance.uniform(-11, 11)
        with m.within((at[0], at[1], z + t / 2), (0, 0, spin)):
            for k in (-1, 1):
                board(m, f'{name} board {i} {k}', f'linen:{tone}', (0, 0, k * (t / 2 - 1.4)), (w, d, 2.8), 'x', 1)
            board(m, f'{name} pages {i}', 'page', (3, 0, 0), (w - 10, d - 8, t - 5), 'x', 0.6)
            board(m, f'{name} spine {i}', f'linen:{tone}', (-w / 2 + 1.5, 0, 0), (3, d, t), 'y', 1)
        z += t + 0.6


def candle(m, name, at, height=120, radius=34):
    turned(m, name, 'page', smooth_profile([(radius, 0), (radius, 8), (radius, height - 6), (radius - 5, height), (radius * 0.6, height - 4), (1, height - 6)], 3), at, sides=40)
    rod(m, f'{name} wick', 'soil', [(at[0], at[1], at[2] + height - 8), (at[0] + 2, at[1], at[2] + height + 8)], 1)


def fruit(m, name, at, count=6, seed=1, tone='clay-pot:#C9622E'):
    """Oranges in whatever stands below."""
    chance = random.Random(seed)
    for i in range(count):
        a, r = i * 2.4, 36 * math.sqrt(i)
        size = chance.uniform(33, 39)
        ball = [(size * math.sin(math.pi * k / 14), size - size * math.cos(math.pi * k / 14)) for k in range(1, 15)]
        turned(m, f'{name} {i}', tone, [(0.5, 0), *ball[:-1], (0.5, 2 * size)], (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + (0 if i else 22)), sides=28, sharp_angle=180)


def basket(m, name, at, r=210, h=260, cloth='wool:charcoal'):
    """A coiled basket with a blanket in it."""
    for row in range(13):
        t = row / 12
        rr = r * (0.84 + 0.16 * math.sin(math.pi * (0.2 + 0.6 * t)))
        ring = [(at[0] + rr * math.cos(2 * math.pi * k / 40), at[1] + rr * math.sin(2 * math.pi * k / 40), at[2] + 10 + t * (h - 20)) for k in range(40)]
        rod(m, f'{name} coil {row}', 'jute:natural', ring, 11.5, closed=True)
    turned(m, f'{name} floor', 'jute:natural', [(1, 4), (r * 0.86, 4), (r * 0.86, 12), (1, 12)], at)
    for i in range(3):
        padded(m, f'{name} blanket {i}', cloth, (at[0] + 20 * i - 20, at[1] + 12 * i, at[2] + h - 30 + 26 * i), (r * 1.25 - 30 * i, r * 1.1, 66), 32, 10, rot=(6 - 7 * i, 5, 22 * i), seed=i + 3)


def snake_plant(m, name, at, height=760, seed=2, pot='ceramic'):
    chance = random.Random(seed)
    turned(m, f'{name} pot', pot, smooth_profile([(105, 0), (120, 12), (140, 150), (146, 230), (138, 234), (128, 214)], 5), at, closed=False, sides=56, sharp_angle=180)
    turned(m, f'{name} soil', 'soil', [(1, 200), (130, 200), (130, 206), (1, 212)], at)
    for i in range(13):
        a, r = i * 2.4, 16 * math.sqrt(i)
        leaf_blade(m, f'{name} leaf {i}', (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + 190), (math.cos(a) * 0.16, math.sin(a) * 0.16, 1.0), height * chance.uniform(0.6, 1.0), chance.uniform(58, 76), 0.12)


def palm(m, name, at, height=1700, seed=3, pot='clay-pot'):
    """An areca palm: arching stems with narrow leaves on both sides."""
    chance = random.Random(seed)
    turned(m, f'{name} pot', pot, smooth_profile([(130, 0), (150, 16), (178, 200), (186, 300), (176, 304), (164, 282)], 5), at, closed=False, sides=56, sharp_angle=180)
    turned(m, f'{name} soil', 'soil', [(1, 262), (166, 262), (166, 268), (1, 276)], at)
    for i in range(11):
        a = i * 2.4 + chance.uniform(-0.3, 0.3)
        reach, tall = chance.uniform(260, 620), height * chance.uniform(0.55, 1.0)
        foot = Vector((at[0] + 30 * math.cos(a), at[1] + 30 * math.sin(a), at[2] + 265))
        mid = foot + Vector((reach * 0.25 * math.cos(a), reach * 0.25 * math.sin(a), (tall - 265) * 0.72))
        tip = foot + Vector((reach * math.cos(a), reach * math.sin(a), tall - 265 - reach * 0.22))
        path = [foot.lerp(mid, t).lerp(mid.lerp(tip, t), t) for t in (k / 16 for k in range(17))]
        rod(m, f'{name} stem {i}', 'leaf', [tuple(p) for p in path], 5)
        for k in range(6, 17):
            ahead = (path[k] - path[k - 1]).normalized()
            across = ahead.cross(Vector((0, 0, 1))).normalized()
            for side in (-1, 1):
                way = ahead * 0.75 + across * side
                leaf_blade(m, f'{name} leaf {i} {k} {side}', tuple(path[k]), (way.x, way.y, way.z + 0.25), (1.15 - abs(k - 11) / 11) * chance.uniform(250, 320), chance.uniform(20, 28), 1.0)


def thrown(m, name, cloth, at, size, over, turn_cell=26, stiffness=0.7, thickness=6, on=None):
    """A throw let fall over whatever stands below; `over` as in drape(), in the millimetres of the room.

    `on`: the parts whose true shape it lies on in the end. The boxes of `over` are a little larger, and a throw must not hover.
    """
    points, columns, rows = drape(name, size, turn_cell, over, at, 52, stiffness, 8)
    if on:
        points = lie_close(points, on)
    return hang(m, name, cloth, points, columns, rows, size, thickness, seed=4, swell=0.25 if on else 1.0)


# Metres: how near a throw comes to what it lies on, from how far it is drawn there, and from where on it hangs free.
CLOSE, DRAWN, FREE = 0.009, 0.045, 0.1


def lie_close(points, parts):
    surface = surface_of(parts)
    moved = []
    for point in points:
        here = Vector([float(c) for c in point])
        spot, _, _, far = surface.find_nearest(here)
        share = min(1.0, max(0.0, (far - DRAWN) / (FREE - DRAWN)))
        wanted = CLOSE + (far - CLOSE) * share if far > CLOSE else far
        moved.append(spot + (here - spot) * (wanted / max(far, 1e-6)))
    return moved


def surface_of(parts):
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points, faces = [], []
    for part in parts:
        shaped = part.evaluated_get(depsgraph)
        mesh = shaped.to_mesh()
        faces += [[len(points) + i for i in face.vertices] for face in mesh.polygons]
        points += [part.matrix_world @ v.co for v in mesh.vertices]
        shaped.to_mesh_clear()
    return BVHTree.FromPolygons(points, faces)


def wall_shelf(m, name, at, width=900, wood='wood:teak'):
    x, y, z = at
    board(m, name, wood, (x, y - 90, z), (width, 180, 26), 'x', 3)
    for side in (-1, 1):
        board(m, f'{name} bracket {side}', 'brass', (x + side * (width / 2 - 90), y - 70, z - 22), (12, 130, 18), 'y', 2)


def wine_glass(m, name, at):
    bowl_of = [(34, 0), (34, 2), (5, 6), (3.2, 14), (3.2, 78), (8, 86), (30, 112), (37, 148), (33, 190), (31.6, 190), (35, 148), (28, 114), (2, 92)]
    turned(m, name, 'glass', smooth_profile(bowl_of, 4), at, closed=False, sides=40, sharp_angle=180)


BOTTLES = ('clay-pot:#3B4A2E', 'glaze', 'clay-pot:#6A3A1C', 'ceramic', 'clay-pot:#23303A', 'clay-pot:#A8792E')


def bottle(m, name, at, kind):
    r, tall = 34 + 5 * (kind % 3), 220 + 26 * (kind % 4)
    profile = smooth_profile([(r * 0.9, 0), (r, 6), (r, tall * 0.6), (r * 0.8, tall * 0.72), (13, tall * 0.84), (12, tall), (15, tall + 4), (14, tall + 12), (2, tall + 13)], 4)
    turned(m, name, 'gloss' + BOTTLES[kind % 6][8:] if BOTTLES[kind % 6].startswith('clay-pot') else BOTTLES[kind % 6], profile, at, sides=28, sharp_angle=180)


def hang_coat(m, at, top, cloth):
    """A coat on a peg: it hangs by its collar, the shoulders slope away, the front stands a little open, and it falls in deep folds."""
    x, y = at

    def point(u, v):
        a, drop = u * 2 * math.pi, 1 - v
        wide, deep = 30 + 128 * min(1.0, drop * 5.2) ** 0.72 + 26 * drop, 20 + 46 * min(1.0, drop * 4) + 18 * drop
        fold = 1 + (0.16 * math.sin(a * 5 + x + 1.4 * drop) + 0.10 * math.sin(a * 9 + 2 * drop)) * min(1.0, drop * 1.6) ** 1.4
        open_front = 26 * drop * math.exp(-((a - 1.5 * math.pi) / 0.22) ** 2)
        hem = 900 + 26 * math.cos(a) + 14 * math.sin(a * 3 + x)
        return (x + wide * math.cos(a) * fold + 18 * drop, y + deep * math.sin(a) * fold + open_front, top - hem * drop)
    sheet(m, f'coat {x}', cloth, 110, 34, point, thickness=5, uv_scale=(1.2, 1.0))
    for side in (-1, 1):
        def sleeve(u, v, side=side):
            a, drop = u * 2 * math.pi, 1 - v
            r = (46 - 10 * drop) * (1 + 0.10 * math.sin(drop * 23 + side + a) * math.exp(-((drop - 0.45) / 0.25) ** 2))
            return (x + side * (84 + 78 * drop ** 0.6) + r * math.cos(a), y - 22 - 34 * drop + r * 0.8 * math.sin(a), top - 96 - 560 * drop)
        sheet(m, f'sleeve {x} {side}', cloth, 32, 30, sleeve, thickness=4, uv_scale=(0.3, 0.6))
        rod(m, f'lapel {x} {side}', cloth, [(x + side * 10, y - 40, top + 4), (x + side * 34, y - 58, top - 90), (x + side * 16, y - 72, top - 260)], 15)
    rod(m, f'collar {x}', cloth, [(x - 44, y - 20, top - 60), (x - 20, y - 44, top + 6), (x + 20, y - 44, top + 6), (x + 44, y - 20, top - 60)], 15)
    for i in range(3):
        turned(m, f'button {x} {i}', 'wood:walnut', [(11, 0), (11, 3), (8, 5), (1, 5)], (x + 14, y - 74, top - 300 - 130 * i), (x + 14, y - 94, top - 300 - 130 * i), sides=20)


def bunting(m, x, y, z):
    """Small flags on a cord along the wall."""
    line = [(x - 900 + 180 * i, y, z - 130 * math.sin(math.pi * i / 10)) for i in range(11)]
    rod(m, 'cord', 'linen:flax', line, 2.2)
    for i, (px, py, pz) in enumerate(line[1:-1]):
        tone = ('clay', 'sage', 'indigo', 'sand')[i % 4]
        sheet(m, f'flag {i}', f'linen:{tone}', 6, 8, lambda u, v, px=px, py=py, pz=pz: (px + (u - 0.5) * 120 * v, py - 6 + 5 * math.sin(u * 5 + i), pz - 150 * (1 - v)), thickness=1.5)


def slat_base(m, at):
    x, y = at
    for side in (-1, 1):
        board(m, f'base rail {side}', 'wood:sal', (x + side * 740, y, 210), (60, 1980, 140), 'y', 6)
        board(m, f'base end {side}', 'wood:sal', (x, y + side * 960, 210), (1420, 60, 140), 'x', 6)
        for end in (-1, 1):
            board(m, f'base leg {side} {end}', 'wood:sal', (x + side * 700, y + end * 920, 75), (70, 70, 150), 'z', 6)
    for i in range(12):
        board(m, f'base slat {i}', 'wood:sal', (x, y - 880 + 160 * i, 290), (1430, 90, 18), 'x', 3)


def television(m, at, size, neck=0):
    """A screen on its foot; `at` is the middle of what it stands on."""
    x, y, z = at
    board(m, 'screen foot', 'steel', (x, y - 10, z + 7), (size[0] * 0.33, 155, 14), 'x', 4)
    if neck:
        board(m, 'screen neck', 'steel', (x, y + 10, z + neck / 2), (90, 30, neck), 'z', 4)
    board(m, 'screen', 'gloss:#17181A', (x, y, z + neck + 15 + size[1] / 2), (size[0], 38, size[1]), 'x', 6)
