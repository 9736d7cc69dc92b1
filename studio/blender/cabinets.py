"""Wardrobe, shoe cabinet, TV unit, pooja mandir and coat stand."""

import math

from chairs import smooth_outline
from counts import equally, levels, numbered, row, share, spokes, stands
from parts import arched_head, bar_pull, board, drawer_front, knob_of, mortised_frame, prism, rod, smooth_profile, tapered_leg, turned
from storage import carcass, splayed_legs


def reeded(m, name, wood, at, size, pitch=24.0, thick=16):
    """A panel of half-round reeds side by side, as a tambour has them."""
    w, h = size
    x, y, z = at
    count = round(w / pitch)
    each = w / count
    board(m, f'{name} ground', wood, (x, y + thick / 2 + 3, z), (w, 6, h), 'z', 0)
    for i in range(count):
        board(m, f'{name} reed {i}', wood, (x - w / 2 + each * (i + 0.5), y, z), (each - 0.6, thick, h), 'z', min(7.2, each * 0.42))


def lamahatta(m, colour=None):
    """A wardrobe: tall reeded doors over wide drawers, long brass pulls, on a plinth set back."""
    wood = 'wood:teak'
    w, d, h, low = 1500, 600, 2100, 90
    board(m, 'plinth', wood, (0, 20, low / 2), (w - 60, d - 80, low), 'x', 3)
    carcass(m, wood, w, d, low, h, 26)
    front, inner = -d / 2 + 22, w - 64
    z0, z1, split = low + 26, h - 26, low + 26 + 270
    drawer = inner / m.fact('drawers')
    for tag, aside in row(m.fact('drawers')):
        drawer_front(m, f'drawer{tag}', wood, (aside * drawer, front, (z0 + split) / 2), (drawer - 2, split - z0 - 2), 24, None)
        bar_pull(m, f'drawer pull{tag}', 'brass', (aside * drawer, front - 12, (z0 + split) / 2 + 40), 240)
    board(m, 'rail over the drawers', wood, (0, front + 8, split + 9), (inner, d / 20, 16), 'x', 2)
    door = inner / m.fact('doors')
    for tag, aside in row(m.fact('doors')):
        at, size = (aside * door, front, (split + 18 + z1) / 2), (door - 3, z1 - split - 21)
        mortised_frame(m, f'door{tag}', wood, at, size, 46, 24)
        reeded(m, f'door{tag}', wood, (at[0], front + 1, at[2]), (size[0] - 92, size[1] - 92))
        side = 1 if aside < 0 else -1
        bar_pull(m, f'pull{tag}', 'brass', (at[0] + side * (size[0] / 2 - 23), front - 12, 1180), 420, upright=True)


def panighata(m, colour=None):
    """A shoe cabinet: drawers over louvred doors, on legs that keep it off a wet floor."""
    wood = 'wood:honey'
    w, d, h, low = 900, 350, 1050, 150
    splayed_legs(m, wood, m.fact('legs'), w, d, low + 4, 62, (42, 26), 18)
    carcass(m, wood, w, d, low, h, 24)
    front, inner = -d / 2 + 19, w - 58
    z1, split = h - 24, h - 24 - 150
    drawer, door = inner / m.fact('drawers'), inner / m.fact('doors')
    for tag, aside in row(m.fact('drawers')):
        drawer_front(m, f'drawer{tag}', wood, (aside * drawer, front, (split + z1) / 2), (drawer - 2, z1 - split - 4), 22, 'brass')
    board(m, 'middle rail', wood, (0, -4, split - 9), (inner, d - 26, 18), 'x', 2)
    z0, z1 = low + 24, split - 18
    for tag, aside in row(m.fact('doors')):
        louvred_door(m, f'door{tag}', wood, (aside * door, front, (z0 + z1) / 2), (door - 3, z1 - z0 - 4), 1 if aside > 0 else -1)


def louvred_door(m, name, wood, at, size, hinge, rail=50, thick=22, pitch=33.0):
    w, h = size
    x, y, z = at
    mortised_frame(m, name, wood, at, size, rail, thick)
    span = h - 2 * rail
    count = round(span / pitch)
    for i in range(count):
        level = z - span / 2 + span * (i + 0.5) / count
        board(m, f'{name} louvre {i}', wood, (x, y + 2, level), (w - 2 * rail + 6, 36, 8), 'x', 3, rot=(38, 0, 0))
    board(m, f'{name} lining', 'wood:walnut', (x, y + 26, z), (w - rail, 3, h - rail), 'z', 0, draw=False)
    knob_of(m, f'{name} knob', 'brass', (x - hinge * (w / 2 - rail / 2), y - thick / 2, z + 60))


def ambootia(m, colour=None):
    """A TV unit: a tambour at each end, open shelves between them, on bent legs of blackened steel."""
    wood = 'wood:walnut'
    w, d, h, low = 2000, 420, 540, 170
    for x in (-1, 1):
        px = x * (w / 2 - 230)
        points = [(px, -d / 2 + 40, low), (px - x * 0, -d / 2 + 30, 10), (px, d / 2 - 30, 10), (px, d / 2 - 40, low)]
        rod(m, f'leg {x}', 'steel', points, 10, smooth=False)
        board(m, f'leg plate {x}', 'steel', (px, 0, low - 3), (60, d - 60, 6), 'y', 2)
    carcass(m, wood, w, d, low, h, 24)
    z0, z1, divider = low + 24, h - 24, 330
    inner = w / 2 - 28
    for x in (-1, 1):
        board(m, f'divider {x}', wood, (x * divider, -2, (z0 + z1) / 2), (22, d - 24, z1 - z0), 'z', 2)
        doors = share(m.fact('doors'), x)
        for tag, aside in row(doors):
            width = (inner - divider - 11) / doors
            cx = x * (divider + 11 + inner) / 2 + aside * width
            reeded(m, f'tambour {x}{tag}', wood, (cx, -d / 2 + 24, (z0 + z1) / 2), (width - 2, z1 - z0 - 3), 22)
            bar_pull(m, f'pull {x}{tag}', 'brass', (cx - x * (width / 2 - 35), -d / 2 + 16, (z0 + z1) / 2), 130, upright=True)
    # The floor of the unit is a shelf too: one board makes two.
    shelves = m.fact('shelves')
    for i, tag in enumerate(numbered(shelves - 1)):
        board(m, f'shelf{tag}', wood, (0, 0, z0 + (z1 - z0) * (i + 1) / shelves), (2 * divider - 22, d - 40, 18), 'x', 2)


def kalijhora(m, colour=None):
    """A pooja mandir: doors and a drawer below, an arched niche between turned posts, a stepped roof with a brass kalash."""
    wood = 'wood:teak'
    w, d = 760, 420
    board(m, 'plinth', wood, (0, 0, 30), (w - 20, d - 20, 60), 'x', 5)
    with m.within((0, 0, 0)):
        carcass(m, wood, w - 30, d - 24, 60, 560, 22)
    front, inner = -d / 2 + 30, w - 86
    drawer, door = inner / m.fact('drawers'), inner / m.fact('doors')
    for tag, aside in row(m.fact('drawers')):
        drawer_front(m, f'drawer{tag}', wood, (aside * drawer, front, 478), (drawer, 108), 20, 'brass', 2)
    board(m, 'rail', wood, (0, front + 4, 417), (inner, 26, 14), 'x', 2)
    for tag, aside in row(m.fact('doors')):
        at, size = (aside * door, front, 246), (door - 3, 322)
        mortised_frame(m, f'door{tag}', wood, at, size, 44, 20)
        jali(m, f'door{tag}', wood, at, (size[0] - 88, size[1] - 88))
        knob_of(m, f'knob{tag}', 'brass', (at[0] + (-1 if aside > 0 else 1) * (door / 2 - 24), front - 10, 246), 9)
    board(m, 'floor of the niche', wood, (0, 0, 573), (w, d, 26), 'x', 6)
    niche(m, wood, w, d)
    roof(m, wood, w, d)
    worship(m, d)


def jali(m, name, wood, at, size, pitch=44.0):
    """Lattice: laths in both diagonals, halved into each other, before a dark ground."""
    w, h = size
    x, y, z = at
    board(m, f'{name} ground', 'wood:dark-sal', (x, y + 10, z), (w + 8, 4, h + 8), 'z', 0, draw=False)
    count = int((w + h) / pitch)
    for way in (-1, 1):
        for i in range(count):
            c = -(w + h) / 2 + (i + 0.5) * pitch
            low, high = max(-w / 2, c - h / 2), min(w / 2, c + h / 2)
            if high - low < 12:
                continue
            ends = [(x + way * s, y + 2 * way, z + (s - c)) for s in (low, high)]
            rod(m, f'{name} lath {way} {i}', wood, ends, 5.5, draw=False)


def niche(m, wood, w, d):
    post = smooth_profile([(20, 0), (24, 10), (24, 40), (15, 54), (21, 70), (17, 120), (14, 260), (17, 400), (22, 430), (15, 446), (24, 460), (24, 500)], 5)
    for x in (-1, 1):
        for y in stands(m.fact('posts'), x):
            turned(m, f'post {x} {y}', wood, post, (x * (w / 2 - 38), y * (d / 2 - 38), 586), sides=32)
    arched_head(m, 'arch', wood, (0, -d / 2 + 38, 1016), (w - 116, 140), 112, 18)
    for x in (-1, 1):
        board(m, f'side head {x}', wood, (x * (w / 2 - 38), 0, 1056), (18, d - 120, 60), 'y', 3)
    board(m, 'back', wood, (0, d / 2 - 30, 836), (w - 100, 14, 500), 'z', 2)
    mortised_frame(m, 'back frame', wood, (0, d / 2 - 40, 836), (w - 130, 480), 36, 10)


def roof(m, wood, w, d):
    z = 1086
    for i, (share, tall) in enumerate(((1.0, 34), (0.9, 24), (0.74, 42), (0.66, 20), (0.5, 42), (0.42, 18), (0.27, 40))):
        board(m, f'roof step {i}', wood, (0, 0, z + tall / 2), (w * share, d * share, tall), 'x', 6)
        z += tall
    kalash = smooth_profile([(26, 0), (40, 6), (34, 20), (58, 46), (46, 78), (22, 92), (32, 100), (14, 112), (18, 128), (6, 150), (1, 166)], 5)
    turned(m, 'kalash', 'brass', kalash, (0, 0, z), sides=48)
    bell = smooth_profile([(1, 0), (7, 0), (9, -6), (13, -26), (20, -44), (22, -48), (18, -48), (10, -30), (1, -10)], 4)
    for i, x in enumerate(levels(-210, 210, m.fact('bells'))):
        lift = 40 * (1 - (x / 320) ** 2)
        rod(m, f'bell rod {i}', 'brass', [(x, -d / 2 + 22, 1086), (x, -d / 2 + 22, 1034 + lift)], 1.6, draw=False)
        turned(m, f'bell {i}', 'brass', bell, (x, -d / 2 + 22, 1036 + lift), (x, -d / 2 + 22, 1136 + lift), sides=28)


def worship(m, d):
    """A brass lamp, a plate with marigolds and a bowl stand in it in the picture; like the plant in a planter they are not sold with it."""
    lamp = smooth_profile([(52, 0), (54, 6), (26, 14), (12, 26), (9, 90), (16, 104), (9, 118), (12, 132), (46, 150), (52, 160), (44, 160), (10, 150), (1, 150)], 5)
    parts = [turned(m, 'lamp', 'brass', lamp, (0, 40, 586), sides=48),
             turned(m, 'plate', 'brass', [(60, 0), (92, 3), (100, 12), (98, 13), (88, 6), (1, 5)], (190, -40, 586), sides=48),
             turned(m, 'bowl', 'brass', smooth_profile([(24, 0), (40, 16), (46, 40), (42, 40), (34, 16), (1, 8)], 4), (-190, -30, 586), sides=40)]
    for i in range(11):
        a, r = i * 2.4, 21 * math.sqrt(i)
        ball = [(15 * math.sin(math.pi * k / 8), 13 - 13 * math.cos(math.pi * k / 8)) for k in range(1, 8)]
        parts.append(turned(m, f'marigold {i}', 'clay-pot:#D98A1E', [(0.5, 0), *ball, (0.5, 26)], (190 + r * math.cos(a), -40 + r * math.sin(a), 594), sides=14, sharp_angle=20))
    for part in parts:
        part['draw'], part['plant'] = False, True


def tinchuley(m, colour=None):
    """A coat stand: one turned post on sawn feet, pegs in two tiers, a ring for umbrellas."""
    wood = 'wood:teak'
    post = smooth_profile([(30, 90), (34, 120), (24, 160), (22, 420), (26, 520), (21, 560), (20, 1200), (22, 1500), (26, 1540), (20, 1580), (20, 1700), (27, 1726), (24, 1760), (10, 1790), (1, 1800)], 5)
    turned(m, 'post', wood, post, (0, 0, 0))
    for i, turn in enumerate(spokes(m.fact('feet'), 90)):
        with m.within((0, 0, 0), (0, 0, turn)):
            foot = smooth_outline([(14, 250), (14, 130), (90, 96), (190, 0), (240, 0), (236, 26), (150, 140), (60, 240)], 4)
            prism(m, f'foot {i}', wood, foot, 30, (0, 0, 0), 'xz', 7)
    for tier, (z, turn) in enumerate(((1640, 30), (1420, 90))):
        for i, a in enumerate(spokes(equally(m.fact('pegs'), 2), turn)):
            t = math.radians(a)
            c, s = math.cos(t), math.sin(t)
            tip = (190 * c, 190 * s, z + 96)
            rod(m, f'peg {tier} {i}', wood, [(16 * c, 16 * s, z), (90 * c, 90 * s, z + 12), (160 * c, 160 * s, z + 46), tip], 11)
            turned(m, f'tip {tier} {i}', 'brass', smooth_profile([(11, 0), (15, 5), (15, 16), (9, 24), (1, 27)], 4), tip, (tip[0] + 40 * c, tip[1] + 40 * s, tip[2] + 60), sides=24)
    ring = [(150 * math.cos(2 * math.pi * k / 40), 150 * math.sin(2 * math.pi * k / 40), 560) for k in range(40)]
    rod(m, 'umbrella ring', 'brass', ring, 5, closed=True)
    for a in (90, 210, 330):
        t = math.radians(a)
        rod(m, f'ring arm {a}', 'brass', [(20 * math.cos(t), 20 * math.sin(t), 560), (150 * math.cos(t), 150 * math.sin(t), 560)], 4)
