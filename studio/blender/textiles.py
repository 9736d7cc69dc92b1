"""Rugs, cushions, throws, covers and runners."""

import math

from mathutils import Vector, noise

from counts import first_of
from parts import board, rod, turned
from cushions import pillow
from soft import drape, hang, padded, sheet


def fringe(m, name, mat, start, end, outward, count, length, drop=0.0, radius=1.7):
    """A row of tassels along an edge, each a little different."""
    count = count // 3 if m.export else count
    for i in range(count):
        t = (i + 0.5) / count
        x, y, z = (start[k] + (end[k] - start[k]) * t for k in range(3))
        sway = noise.noise(Vector((i * 1.7, 3.1, 0))) * 7
        ox, oy = outward
        rod(m, f'{name} {i}', mat, [(x, y, z), (x + ox * length * 0.5 + sway * abs(oy) * 0.4, y + oy * length * 0.5 + sway * abs(ox) * 0.4, z - drop * length * 0.5),
                                    (x + ox * length + sway * abs(oy), y + oy * length + sway * abs(ox), z - drop * length)], radius, draw=False)


def flat_rug(m, mat, w, d, t, seed, pattern=None):
    def point(u, v):
        x, y = (u - 0.5) * w, (v - 0.5) * d
        lift = 1.2 + noise.noise(Vector((u * 2.5, v * 2.5, seed))) * 1.2
        edge = noise.noise(Vector((u * 7, v * 7, seed + 5))) * 3
        return (x + edge * (abs(u - 0.5) > 0.49), y + edge * (abs(v - 0.5) > 0.49), t + lift)
    sheet(m, 'rug', mat, 60, 44, point, thickness=t, uv_scale=pattern or (w / 1000, d / 1000))


def murti(m, colour=None):
    flat_rug(m, 'rug', 2320, 1700, 12, 1)
    for x in (-1, 1):
        fringe(m, f'fringe {x}', 'wool:sand', (x * 1158, -845, 8), (x * 1158, 845, 8), (x, 0), 150, 44, 0.14, 2.6)


def rammam(m, colour=None):
    flat_rug(m, 'dhurrie', 1720, 1200, 6, 2)
    for x in (-1, 1):
        fringe(m, f'fringe {x}', 'cotton:white', (x * 858, -596, 5), (x * 858, 596, 5), (x, 0), 120, 42, 0.1, 2.0)


def neora(m, colour=None):
    """Cushions, one leaning on the other."""
    cloth = f'linen:{colour or "terracotta"}'
    places = (('upright', (-150, 90, 205), (78, 3, 8), 1), ('leaning', (120, -80, 196), (66, -4, 20), 4))
    for name, at, rot, seed in first_of(places, m.fact('cushions')):
        pillow(m, f'{name} cushion', cloth, at, (450, 450, 165), rot=rot, seed=seed, floor=3)


def tumling(m, colour=None):
    """A throw over a teak towel horse, with its fringe hanging."""
    top, half = 900, 330
    for x in (-1, 1):
        for y in (-1, 1):
            rod(m, f'leg {x} {y}', 'wood:teak', [(x * 420, y * 170, 0), (x * 420, y * 12, top + 20)], 12)['ignore_frame'] = False
        rod(m, f'tie {x}', 'wood:teak', [(x * 420, -130, 215), (x * 420, 130, 215)], 9)
    rod(m, 'rail', 'wood:teak', [(-450, 0, top), (450, 0, top)], 13)
    rod(m, 'lower rail', 'wood:teak', [(-420, 0, 215), (420, 0, 215)], 9)
    front, back = 640, 470

    def point(u, v):
        length = front + back
        s = v * length
        x = (u - 0.5) * 2 * half
        ripple = math.sin(u * 15 + 0.6) * 12 + math.sin(u * 31) * 5
        if s < front:
            t = (front - s) / front
            return (x * (1 + 0.04 * t) + noise.noise(Vector((u * 3, v * 5, 1))) * 8, -18 - 78 * t - ripple * (0.25 + t), top + 14 - (front - s))
        if s < front + 20:
            return (x, -18 + 36 * (s - front) / 20, top + 17)
        t = (s - front - 20) / (back - 20)
        return (x * (1 + 0.03 * t), 18 + 70 * t + ripple * (0.25 + t), top + 14 - (s - front - 20))

    sheet(m, 'throw', 'check', 70, 80, point, thickness=7, uv_scale=(2 * half / 1000 * 1.0, (front + back) / 1000), hem=((0, 1), (1,)))
    for i in range(46):
        u = (i + 0.5) / 46
        x, y, z = point(u, 0.0)
        rod(m, f'fringe {i}', 'wool:charcoal', [(x, y, z + 4), (x + math.sin(i * 2.1) * 3, y, z - 40), (x + math.sin(i * 1.3) * 7, y + 3, z - 84)], 2.6, draw=False)


def kalimpong(m, colour=None):
    """A quilted cover on a bed with its corner turned back."""
    w, length, top = 1600, 2000, 420
    padded(m, 'mattress', 'cotton:white', (0, 0, top - 100), (w, length, 200), 45, 4, cell=80)
    padded(m, 'base', 'linen:flax', (0, 0, (top - 200) / 2), (w - 20, length - 20, top - 200), 20, 2, cell=90)
    size = (w + 2 * 360, length - 330 + 360)
    if m.export:
        padded(m, 'cover', 'quilt', (0, -165, top), (w + 30, length - 330, 30), 12, 4, cell=60)
    else:
        over = [((0, 0, top / 2), (w + 20, length + 20, top + 6))]
        points, columns, rows = drape('cover', size, 28, over, (0, -length / 2 - 360 + size[1] / 2, top + 60), stiffness=1.6, thick=9,
                                      corner=(w / 2 + 10, -length / 2 - 10))
        hang(m, 'cover', 'quilt', points, columns, rows, size, 12, seed=2)
    for i, x in enumerate((-390, 390)):
        pillow(m, f'back pillow {i}', 'linen:white', (x, 850, top + 200), (700, 480, 200), rot=(62, 0, 3 - 6 * i), seed=i + 1, floor=top + 8, welt=False)
        pillow(m, f'pillow {i}', 'linen:sage', (x, 690, top + 150), (640, 440, 185), rot=(46, 0, -2 + 4 * i), seed=i + 3, floor=top + 20, welt=False)


def runner(m, colour=None):
    """A runner along a table, its ends hanging over."""
    w, d = 1800, 350
    for i in range(5):
        board(m, f'table board {i}', 'wood:sal', (0, -320 + i * 160, 720), (1280, 159.4, 34), 'x', 1.6)
    for x in (-1, 1):
        for y in (-1, 1):
            board(m, f'leg {x} {y}', 'wood:sal', (x * 570, y * 330, 352), (64, 64, 703), 'z', 6)
        board(m, f'apron {x}', 'wood:sal', (0, x * 340, 660), (1100, 26, 80), 'x', 4)
    half = 640

    def point(u, v):
        s, y = (u - 0.5) * w, (v - 0.5) * d
        over = max(0.0, abs(s) - half)
        soft = noise.noise(Vector((u * 9, v * 3, 4))) * 1.6
        if over <= 0:
            return (s, y + soft, 740 + soft * 0.4)
        bend = min(1.0, over / 18)
        return (math.copysign(half + 5 * math.sin(bend * math.pi / 2) + over * 0.03 + soft * 2, s), y * (1 - over * 0.00012) + soft, 740 - max(0.0, over - 4))

    sheet(m, 'runner', 'linen:flax', 90, 16, point, thickness=3, uv_scale=(w / 1000, d / 1000), hem=((), (0, 1)))
    for x in (-1, 1):
        for i in range(34):
            px, py, pz = point(0.0 if x < 0 else 1.0, (i + 0.5) / 34)
            rod(m, f'fringe {x} {i}', 'linen:flax', [(px, py, pz + 2), (px, py + math.sin(i) * 3, pz - 40)], 1.4, draw=False)
    from decor import bowl, cup, vase
    vase(m, 'vase', (-120, 0, 740), 0.9, 'ceramic', stems=True)
    bowl(m, 'bowl', (210, 10, 742), 0.8, 'glaze')
