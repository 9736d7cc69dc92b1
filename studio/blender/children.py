"""Beds for the small ones, and what grown-ups sleep on."""

import math

from beds import cover_bed, duvet
from counts import levels, row, stands
from cushions import pillow
from parts import board, drawer_front, rod, slats, smooth_profile, turned
from soft import drape, hang, padded, piping, rounded_loop


def sukna(m, colour=None):
    """A low bed under the outline of a house: posts, two gables and a ridge."""
    wood = 'wood:honey'
    w, d, eaves, ridge = 1000, 1980, 1150, 1560
    px, py = w / 2 - 26, d / 2 - 26
    for x in (-1, 1):
        for y in stands(m.fact('posts'), x):
            board(m, f'post {x} {y}', wood, (x * px, y * py, eaves / 2), (48, 48, eaves), 'z', 6)
        board(m, f'side rail {x}', wood, (x * px, 0, 215), (34, d - 100, 130), 'y', 6)
        board(m, f'eaves {x}', wood, (x * px, 0, eaves - 24), (44, d - 100, 44), 'y', 6)
        board(m, f'end rail {x}', wood, (0, x * py, 215), (w - 100, 34, 130), 'x', 6)
    for y in (-1, 1):
        for x in (-1, 1):
            length, lean = math.hypot(px, ridge - eaves), math.degrees(math.atan2(ridge - eaves, px))
            board(m, f'rafter {x} {y}', wood, (x * px / 2, y * py, (eaves + ridge) / 2 - 14), (length + 22, 44, 44), 'x', 6, rot=(0, x * lean, 0))
    board(m, 'ridge', wood, (0, 0, ridge - 20), (46, d, 46), 'y', 6)
    board(m, 'head rail', wood, (0, py, 560), (w - 100, 30, 70), 'x', 6)
    slats(m, 'head slat', wood, 9, (-352, py, 400), (88, 0, 0), (40, 18, 256), 'z', 5)
    slats(m, 'slat', wood, 8, (0, -d / 2 + 220, 200), (0, 220, 0), (w - 90, 70, 18), 'x', 2)
    single_bedding(m, w - 110, d - 130, 210, py - 24, 'linen:white', 'linen:clay', 'linen:sage', (w + 4, d + 4, 278))


def single_bedding(m, w, length, top, head, cover, fold, accent, rail):
    mattress = 140
    foot, crest = head - length, top + mattress
    padded(m, 'mattress', 'cotton:white', (0, head - length / 2, top + mattress / 2), (w, length, mattress), 40, 4, cell=60)
    if m.export:
        duvet(m, 'duvet', cover, w, foot, length - 380, crest, mattress * 0.9, lift=26)
    else:
        cover_bed(m, w, length, top - 60, foot, crest, cover, fold, rail, 'short')
    pillow(m, 'pillow', cover, (0, head - 190, crest + 130), (620, 420, 180), rot=(40, 1, 2), seed=2, floor=crest + 4, welt=False, fullness=1.1)
    pillow(m, 'cushion', accent, (120, head - 400, crest + 130), (340, 340, 130), rot=(50, 2, -8), seed=5, floor=crest + 22)


def tukvar(m, colour=None):
    """A bunk bed along the wall: beds over each other, a ladder, and drawers that roll out below."""
    wood = 'wood:sal'
    w, d, storey = 2040, 980, 820
    h = storey * m.fact('beds')
    # Each bed: how high its end rail lies, and how far above it the next one.
    beds = [(420 + storey * i, 320 if i == m.fact('beds') - 1 else 300) for i in range(m.fact('beds'))]
    px, py = w / 2 - 32, d / 2 - 32
    for x in (-1, 1):
        for y in stands(m.fact('posts'), x):
            board(m, f'post {x} {y}', wood, (x * px, y * py, h / 2), (62, 62, h), 'z', 7)
        for low, rise in beds:
            for z, tall in ((low, 70), (low + rise, 54)):
                board(m, f'end rail {x} {z}', wood, (x * px, 0, z), (28, d - 120, tall), 'y', 5)
        for low, rise in beds:
            slats(m, f'end slat {x} {low}', wood, 6, (x * px, -300, low + rise / 2), (0, 120, 0), (16, 44, 260), 'z', 4)
    for y in (-1, 1):
        for low, _ in beds:
            board(m, f'long rail {y} {low - 30}', wood, (0, y * py, low - 30), (w - 120, 34, 130), 'x', 6)
    board(m, 'back guard', wood, (0, py, h - 120), (w - 120, 26, 70), 'x', 6)
    ladder = -w / 2 + 330
    board(m, 'front guard', wood, ((ladder + 230 + px) / 2, -py, h - 100), (px - ladder - 230, 28, 76), 'x', 6)
    board(m, 'second guard', wood, ((ladder + 230 + px) / 2, -py, h - 230), (px - ladder - 230, 26, 60), 'x', 6)
    board(m, 'guard post', wood, (ladder + 250, -py, h - 215), (46, 34, 300), 'z', 6)
    for x in (-1, 1):
        board(m, f'ladder side {x}', wood, (ladder + x * 190, -py - 34, (h - 150) / 2), (44, 34, h - 150), 'z', 6)
    for i, z in enumerate(levels(260, h - 570, m.fact('rungs'))):
        board(m, f'rung {i}', wood, (ladder, -py - 34, z), (350, 44, 34), 'x', 8)
    each = (w - 130) / m.fact('drawers')
    for tag, aside in row(m.fact('drawers')):
        drawer_front(m, f'drawer{tag}', wood, (aside * each, -py + 4, 172), (each - 6, 236), 24, None)
        board(m, f'hand hole{tag}', 'wood:dark-sal', (aside * each, -py - 9, 238), (150, 3, 30), 'x', 1.4)
        board(m, f'drawer box{tag}', wood, (aside * each, 30, 150), (each - 15, d - 170, 180), 'x', 3)
    for i, (low, _) in enumerate(beds):
        bunk_bedding(m, w - 140, d - 130, low + 20, ('linen:indigo', 'linen:clay')[i % 2])


def bunk_bedding(m, w, d, z, fold):
    """Tucked in, as it must be in a bunk."""
    padded(m, f'mattress {z}', 'cotton:white', (0, 0, z + 60), (w, d if m.export else d - 20, 120), 34, 4, cell=60, seed=z)
    if m.export:
        padded(m, f'duvet {z}', 'linen:white', (-170, 0, z + 138), (w - 360, d - 6, 54), 25, 10, cell=34, seed=z + 3)
        padded(m, f'blanket {z}', fold, (-520, 0, z + 158), (640, d + 2, 34), 16, 5, cell=30, seed=z + 7)
    else:
        cloths = [('duvet', 'linen:white', 26, 0.0, 1.0, 0), ('blanket', fold, 13, 0.06, 0.42, 18)]
        tucked(m, str(z), (d - 16, w), (-w / 2, w / 2 - 400), z + 120, cloths, z % 7)
    pillow(m, f'pillow {z}', 'linen:white', (w / 2 - 250, 20, z + 190), (420, 620, 170), rot=(0, -24, 3), seed=z % 7, floor=z + 124, welt=False, fullness=1.1)


def tucked(m, name, bed, along, crest, cloths, seed):
    """Covers let fall on a bed that lies along X, their edges between mattress and rail.

    `bed`: (across, length) of the mattress, `along`: where the cover begins and ends, `cloths`: (name, material, thickness, from, to, lift) of each layer.
    """
    across, length = bed
    size = (across + 120, along[1] - along[0] - 20)
    over = [((0, 0, crest - 100), (across, length, 200))]
    points, columns, rows = drape(f'tucked {name}', size, 24, over, (0, along[0] + 14 + size[1] / 2, crest + 36), stiffness=1.4, thick=12)
    with m.within((0, 0, 0), (0, 0, -90)):
        for part, mat, thick, first, last, lift in cloths:
            hang(m, f'{part} {name}', mat.replace('linen:', 'washed:'), points, columns, rows, size, thick, first, last, lift, seed=seed)['loose'] = True


def rimbik(m, colour=None):
    """A baby's cot: turned posts, the spindles of its sheet on each long side, rails without a corner to bump."""
    wood = 'wood:teak'
    w, d, h = 1320, 740, 960
    px, py = w / 2 - 28, d / 2 - 28
    post = smooth_profile([(16, 0), (22, 14), (18, 60), (26, 120), (26, 330), (21, 350), (26, 370), (26, 780), (20, 800), (27, 824), (26, 880), (17, 896), (24, 924), (18, 950), (2, 960)], 5)
    spindle = smooth_profile([(6, 0), (8.5, 60), (7, 120), (10, 240), (7, 360), (8.5, 430), (6, 490)], 4)
    for x in (-1, 1):
        for y in stands(m.fact('posts'), x):
            turned(m, f'post {x} {y}', wood, post, (x * px, y * py, 0), sides=32)
        for z, tall in ((300, 64), (840, 54)):
            board(m, f'end rail {x} {z}', wood, (x * px, 0, z), (30, 2 * py - 40, tall), 'y', 11)
            board(m, f'long rail {x} {z}', wood, (0, x * py, z), (2 * px - 40, 30, tall), 'x', 11)
        spindles = m.fact('spindles')
        for i in range(spindles):
            sx = -px + 2 * px * (i + 1) / (spindles + 1)
            turned(m, f'spindle {x} {i}', wood, spindle, (sx, x * py, 328), sides=16)
        for i in range(8):
            sy = -py + 2 * py * (i + 1) / 9
            turned(m, f'end spindle {x} {i}', wood, spindle, (x * px, sy, 328), sides=16)
    slats(m, 'slat', wood, 7, (-510, 0, 330), (170, 0, 0), (70, 2 * py - 60, 16), 'y', 2)
    padded(m, 'mattress', 'cotton:white', (0, 0, 392), (2 * px - 44, 2 * py - (44 if m.export else 68), 104), 30, 4, cell=40)
    if m.export:
        padded(m, 'quilt', 'check', (-240, 0, 456), (640, 2 * py - 50, 34), 16, 8, cell=26, seed=3)
    else:
        tucked(m, 'cot', (2 * py - 66, 2 * px - 44), (-px + 30, 80), 444, [('quilt', 'check', 16, 0.0, 1.0, 0)], 3)
    pillow(m, 'pillow', 'linen:white', (380, 10, 470), (300, 400, 90), rot=(0, -8, 2), seed=4, floor=446, welt=False)


def sandakphu(m, colour=None):
    """A mattress by itself: a quilted cotton face, a linen border between piped seams, handles on both sides."""
    w, d, h = 1520, 1980, 200
    face, border = 'quilt:#DDD2BF', 'linen:flax'
    padded(m, 'border', border, (0, 0, h / 2), (w - 6, d - 6, h - 40), 30, 5, cell=44)
    for z, name in ((h - 34, 'upper face'), (34, 'lower face')):
        padded(m, name, face, (0, 0, z), (w, d, 66), 30, 7, cell=36, seed=int(z))
    for z in levels(60, h - 60, m.fact('seams')):
        if not m.export:
            piping(m, f'welt {z:.0f}', 'linen:clay', rounded_loop(w + 1, d + 1, 32, z), 4.2)
    for x in (-1, 1):
        for y in stands(m.fact('handles'), x):
            handle = [(x * (w / 2 + 2), y * 520 - 95, h / 2), (x * (w / 2 + 22), y * 520 - 50, h / 2 - 5), (x * (w / 2 + 22), y * 520 + 50, h / 2 - 5), (x * (w / 2 + 2), y * 520 + 95, h / 2)]
            rod(m, f'handle {x} {y}', 'cotton:clay', handle, 10, draw=False)['loose'] = True
    board(m, 'label', 'cotton:clay', (-w / 2 + 190, -d / 2 - 3, h / 2), (110, 3, 54), 'x', 1, draw=False)['loose'] = True
