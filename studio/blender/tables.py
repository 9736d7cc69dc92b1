"""Tables of every height."""

import math

from chairs import smooth_outline
from counts import equally, first_of, levels, numbered, row, spokes, stands
from parts import bar_pull, board, cane_panel, drawer_front, mortised_frame, prism, rod, smooth_profile, tapered_leg, turned


def planks(m, name, wood, at, size, count, bevel=4):
    """A top glued up from boards; the joints stay just visible."""
    w, d, t = size
    each = d / count
    for i in range(count):
        board(m, f'{name} {i}', wood, (at[0], at[1] - d / 2 + each * (i + 0.5), at[2]), (w, each - 0.6, t), 'x', min(bevel, 1.2) if 0 < i < count - 1 else 1.6)


def terai(m, colour=None):
    """A low table: a floating top, a slatted shelf for books."""
    wood = 'wood:sal'
    w, d, h = 1200, 650, 400
    planks(m, 'top', wood, (0, 0, h - 15), (w, d, 30), m.fact('boards'))
    for x in (-1, 1):
        for y in stands(m.fact('legs'), x):
            tapered_leg(m, f'leg {x} {y}', wood, (x * (w / 2 - 110), y * (d / 2 - 75), h - 30), (x * (w / 2 - 70), y * (d / 2 - 45), 0), 52, 30, 6)
        board(m, f'end rail {x}', wood, (x * (w / 2 - 108), 0, h - 60), (32, d - 190, 58), 'y', 5)
        board(m, f'long rail {x}', wood, (0, x * (d / 2 - 72), h - 60), (w - 260, 32, 58), 'x', 5)
        board(m, f'shelf bearer {x}', wood, (x * (w / 2 - 88), 0, 132), (28, d - 150, 30), 'y', 5)
    count = m.fact('slats')
    for i, y in enumerate(levels(-192, 192, count)):
        board(m, f'shelf slat {i}', wood, (0, y, 150), (w - 190, 384 / (count - 1) - 20, 16), 'x', 4)


def lava(m, colour=None):
    """A round of marble on a brass stem and foot."""
    turned(m, 'top', 'marble', [(1, 496), (214, 496), (221, 499), (225, 504), (225, 512), (221, 518), (214, 520), (1, 520)], (0, 0, 0), sides=96)
    turned(m, 'collar', 'brass', [(1, 484), (74, 484), (78, 488), (78, 494), (70, 496), (1, 496)], (0, 0, 0), sides=64)
    for tag, aside in row(m.fact('stems')):
        turned(m, f'stem{tag}', 'brass', smooth_profile([(20, 20), (17, 60), (15, 200), (15, 380), (18, 460), (40, 484)], 6), (aside * 70, 0, 0), sides=48)
    turned(m, 'foot', 'brass', [(1, 0), (146, 0), (150, 3), (150, 11), (144, 15), (60, 19), (26, 26), (1, 28)], (0, 0, 0), sides=80)


def balason(m, colour=None):
    """Tables that fit under each other; in the picture the smaller ones are drawn out, as one does when people come to tea."""
    wood = 'wood:walnut'
    drawn = 0 if m.export else 1
    for i, (name, out) in enumerate(first_of((('large', 0), ('middle', 190), ('small', 370), ('smallest', 540)), m.fact('tables'))):
        first = len(m.parts)
        nest(m, name, wood, (0, -20 * i - out * drawn), 600 - 90 * i, 450 - 50 * i, 500 - 45 * i)
        for part in m.parts[first:] if i else ():
            part['loose'] = True


def nest(m, name, wood, at, w, d, h):
    x0, y0 = at
    outline = smooth_outline([(-w / 2, -d / 2 + 40), (-w / 2 + 40, -d / 2), (w / 2 - 40, -d / 2), (w / 2, -d / 2 + 40), (w / 2, d / 2 - 40), (w / 2 - 40, d / 2), (-w / 2 + 40, d / 2), (-w / 2, d / 2 - 40)], 4)
    prism(m, f'{name} top', wood, outline, 18, (x0, y0, h - 9), 'xy', 4)
    for x in (-1, 1):
        for y in (-1, 1):
            tapered_leg(m, f'{name} leg {x} {y}', wood, (x0 + x * (w / 2 - 26), y0 + y * (d / 2 - 34), h - 18), (x0 + x * (w / 2 - 22), y0 + y * (d / 2 - 22), 0), 30, 22, round_leg=True)
        board(m, f'{name} rail {x}', wood, (x0 + x * (w / 2 - 25), y0, h - 34), (16, d - 90, 32), 'y', 3)
    board(m, f'{name} back rail', wood, (x0, y0 + d / 2 - 34, h - 34), (w - 80, 16, 32), 'x', 3)


def sevoke(m, colour=None):
    """A hall table with two drawers and a cane shelf."""
    wood = 'wood:honey'
    w, d, h = 1300, 380, 800
    planks(m, 'top', wood, (0, 0, h - 13), (w, d, 26), 3)
    for x in (-1, 1):
        for y in stands(m.fact('legs'), x):
            tapered_leg(m, f'leg {x} {y}', wood, (x * (w / 2 - 50), y * (d / 2 - 42), h - 26), (x * (w / 2 - 34), y * (d / 2 - 30), 0), 48, 28, 6)
        board(m, f'end {x}', wood, (x * (w / 2 - 52), 0, h - 96), (22, d - 120, 140), 'y', 4)
    board(m, 'back', wood, (0, d / 2 - 44, h - 96), (w - 140, 20, 140), 'x', 4)
    board(m, 'drawer rail', wood, (0, -d / 2 + 44, h - 158), (w - 140, 26, 18), 'x', 3)
    drawers = m.fact('drawers')
    for tag, aside in row(drawers):
        drawer_front(m, f'drawer{tag}', wood, (aside * (w - 146) / drawers, -d / 2 + 42, h - 88), ((w - 150) / drawers, 118), 20, 'brass')
    mortised_frame(m, 'shelf', wood, (0, 0, 190), (w - 104, d - 84), 42, 24, 'xy', 5)
    cane_panel(m, 'shelf cane', (0, 0, 194), (w - 180, d - 160), 'xy')


def jalpesh(m, colour=None):
    """A bedside table: a drawer over an open shelf."""
    wood = 'wood:teak'
    w, d, h = 450, 400, 520
    drawers, shelves = m.fact('drawers'), numbered(m.fact('shelves'))
    board(m, 'top', wood, (0, 0, h - 11), (w, d, 22), 'x', 5)
    for x in (-1, 1):
        for y in (-1, 1):
            tapered_leg(m, f'leg {x} {y}', wood, (x * (w / 2 - 30), y * (d / 2 - 30), h - 22), (x * (w / 2 - 22), y * (d / 2 - 22), 0), 42, 26, 5)
        board(m, f'side {x}', wood, (x * (w / 2 - 30), 0, h - 95), (18, d - 80, 146), 'y', 3)
        for i, tag in enumerate(shelves):
            board(m, f'shelf rail{tag} {x}', wood, (x * (w / 2 - 27), 0, 150 + 90 * i), (20, d - 70, 32), 'y', 4)
    board(m, 'back', wood, (0, d / 2 - 30, h - 95), (w - 80, 16, 146), 'x', 3)
    board(m, 'under rail', wood, (0, -d / 2 + 32, h - 164), (w - 80, 24, 14), 'x', 3)
    board(m, 'drawer bottom', wood, (0, 0, h - 162), (w - 76, d - 62, 12), 'x', 2)
    for tag, up in row(drawers):
        drawer_front(m, f'drawer{tag}', wood, (0, -d / 2 + 28, h - 91 + up * 130 / drawers), (w - 84, 130 / drawers), 20, 'brass', equally(m.fact('knobs'), drawers))
    for i, tag in enumerate(shelves):
        board(m, f'shelf{tag}', wood, (0, 0, 160 + 90 * i), (w - 64, d - 50, 16), 'x', 3)


def rishyap(m, colour=None):
    """A dressing table with a round mirror between two slim posts."""
    wood = 'wood:teak'
    w, d, h = 1100, 450, 760
    board(m, 'top', wood, (0, 0, h - 12), (w, d, 24), 'x', 5)
    for x in (-1, 1):
        for y in (-1, 1):
            tapered_leg(m, f'leg {x} {y}', wood, (x * (w / 2 - 46), y * (d / 2 - 40), h - 24), (x * (w / 2 - 30), y * (d / 2 - 26), 0), 46, 26, 6)
        board(m, f'side {x}', wood, (x * (w / 2 - 46), 0, h - 88), (20, d - 100, 126), 'y', 3)
    board(m, 'back', wood, (0, d / 2 - 42, h - 88), (w - 110, 18, 126), 'x', 3)
    board(m, 'under rail', wood, (0, -d / 2 + 44, h - 146), (w - 110, 24, 14), 'x', 3)
    drawers = m.fact('drawers')
    for tag, aside in row(drawers):
        drawer_front(m, f'drawer{tag}', wood, (aside * (w - 118) / drawers, -d / 2 + 40, h - 82), ((w - 122) / drawers, 106), 20, 'brass')
    from decor import round_mirror
    centre = (0, d / 2 - 70, h + 330)
    for x in (-1, 1):
        rod(m, f'mirror post {x}', 'brass', [(x * 275, d / 2 - 70, h - 4), (x * 275, d / 2 - 70, h + 330)], 8)
        turned(m, f'post foot {x}', 'brass', [(22, 0), (22, 4), (12, 10), (9, 14)], (x * 275, d / 2 - 70, h))
        turned(m, f'pivot {x}', 'brass', [(9, 0), (13, 8), (13, 14), (4, 20)], (x * 268, d / 2 - 70, h + 330), (x * 300, d / 2 - 70, h + 330), sides=24)
    round_mirror(m, centre, 258, tilt=-1)


def mungpoo(m, colour=None):
    """A study table: drawers under the top, and along its back a rack of pigeonholes."""
    wood = 'wood:sal'
    w, d, h, rack = 1200, 600, 750, 200
    planks(m, 'top', wood, (0, 0, h - 14), (w, d, 28), m.fact('boards'))
    for x in (-1, 1):
        for y in stands(m.fact('legs'), x):
            tapered_leg(m, f'leg {x} {y}', wood, (x * (w / 2 - 52), y * (d / 2 - 50), h - 28), (x * (w / 2 - 34), y * (d / 2 - 34), 0), 54, 32, 6)
        board(m, f'side {x}', wood, (x * (w / 2 - 50), 0, h - 88), (22, d - 130, 118), 'y', 4)
        board(m, f'rack end {x}', wood, (x * (w / 2 - 22), d / 2 - 110, h + rack / 2), (20, 190, rack), 'z', 4)
    board(m, 'back', wood, (0, d / 2 - 52, h - 88), (w - 140, 20, 118), 'x', 4)
    board(m, 'under rail', wood, (0, -d / 2 + 52, h - 142), (w - 140, 26, 14), 'x', 3)
    drawers = m.fact('drawers')
    for tag, aside in row(drawers):
        drawer_front(m, f'drawer{tag}', wood, (aside * (w - 146) / drawers, -d / 2 + 48, h - 82), ((w - 150) / drawers, 100), 20, 'brass')
    board(m, 'rack top', wood, (0, d / 2 - 112, h + rack - 9), (w, 216, 20), 'x', 4)
    board(m, 'rack back', wood, (0, d / 2 - 20, h + rack / 2 - 8), (w - 66, 12, rack - 18), 'x', 1)
    holes = m.fact('pigeonholes')
    for i in range(holes - 1):
        board(m, f'rack divider {i}', wood, (-w / 2 + 22 + (w - 44) / holes * (i + 1), d / 2 - 110, h + rack / 2 - 8), (14, 180, rack - 20), 'z', 2)


def makaibari(m, colour=None):
    """Legs at the very corners under a shallow apron; a top of boards held flat by breadboard ends."""
    wood = 'wood:sal'
    w, d, h, top, end = 1800, 900, 760, 32, 96
    planks(m, 'top', wood, (0, 0, h - top / 2), (w - 2 * end, d, top), m.fact('boards'))
    for x in (-1, 1):
        board(m, f'breadboard end {x}', wood, (x * (w - end) / 2, 0, h - top / 2), (end - 0.8, d, top), 'y', 2.5)
        for y in stands(m.fact('legs'), x):
            tapered_leg(m, f'leg {x} {y}', wood, (x * (w / 2 - 58), y * (d / 2 - 58), h - top), (x * (w / 2 - 46), y * (d / 2 - 46), 0), 80, 50, 7)
        board(m, f'end apron {x}', wood, (x * (w / 2 - 48), 0, h - top - 40), (26, d - 190, 78), 'y', 4)
        board(m, f'long apron {x}', wood, (0, x * (d / 2 - 48), h - top - 40), (w - 190, 26, 78), 'x', 4)


def bagdogra(m, colour=None):
    """A round top on curved blades that meet in the middle."""
    wood = 'wood:teak'
    r, h = 600, 750
    count = 6
    for i in range(count):
        low, high = -r + 2 * r / count * i, -r + 2 * r / count * (i + 1)
        pts = []
        for k in range(17):
            y = low + 0.4 + (high - low - 0.8) * k / 16
            pts.append((math.sqrt(max(0, r * r - y * y)), y))
        outline = pts + [(-x, y) for x, y in reversed(pts)]
        outline = [p for n, p in enumerate(outline) if n == 0 or math.dist(p, outline[n - 1]) > 0.5]
        prism(m, f'top board {i}', wood, outline, 34, (0, 0, h - 17), 'xy', 1.6)
    for a in spokes(m.fact('blades'), 45):
        with m.within((0, 0, 0), (0, 0, a)):
            leg = smooth_outline([(430, 0), (470, 0), (380, 180), (215, 380), (180, 560), (300, 716), (60, 716), (70, 560), (105, 360), (300, 150)], 4)
            prism(m, f'leg {a}', wood, leg, 52, (0, 0, 0), 'xz', 9, grain='z')
    turned(m, 'hub', wood, [(1, 300), (80, 300), (92, 312), (96, 500), (96, 690), (1, 716)], (0, 0, 0))
