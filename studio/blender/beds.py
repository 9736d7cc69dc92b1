"""Beds, with the bedding they are photographed in."""

import math

import numpy as np
from mathutils import Vector, noise

from counts import row, spread, stands
from blankets import blanket_across
from parts import board, cane_panel, mortised_frame, prism, slats, smooth_profile, tapered_leg, turned
from cushions import pillow
from soft import away_from_bed, drape, faces_left, grid_faces, lain, padded, sewn, sheet


def bedding(m, w, length, top, head_y, cover='linen:white', fold='linen:sage', pillows='linen:white', accent='linen:clay', rail=None, at_foot='round'):
    """Mattress, a duvet that hangs over its sides, a blanket across the foot, pillows that rest. `head_y`: inner face of the headboard.

    `rail`: (width, depth, top) of the frame that the duvet falls against; `at_foot`: how the duvet ends there, as `cover_bed` says.
    """
    mattress = 200
    if not m.export:
        cover, fold = (cloth.replace('linen:', 'washed:') for cloth in (cover, fold))
    middle = head_y - length / 2
    padded(m, 'mattress', 'cotton:white', (0, middle, top + mattress / 2), (w, length, mattress), 45, 4, cell=70)
    crest = top + mattress
    foot = head_y - length
    if m.export:
        # Between posts it would go through them: a model has it end before them.
        short = 40 if at_foot == 'slit' else 0
        duvet(m, 'duvet', cover, w, foot + short, length - 330 - short, crest, mattress * 0.92, lift=30, over_foot=not short)
        duvet(m, 'blanket', fold, w + 4, foot + length * 0.1, length * 0.27, crest + 13, mattress * 0.8, lift=30, over_foot=False)
    else:
        cover_bed(m, w, length, top, foot, crest, cover, fold, rail, at_foot)
    across = w / 2 - 30
    for i, x in enumerate((-across / 2, across / 2)):
        pillow(m, f'back pillow {i}', pillows, (x, head_y - 120, crest + 205), (across - 20, 480, 200), rot=(64, 1 - 2 * i, 4 - 7 * i), seed=i + 1, floor=crest + 4, welt=False, fullness=1.1)
        pillow(m, f'pillow {i}', cover, (x + 14 - 20 * i, head_y - 300, crest + 150), (across - 70, 450, 190), rot=(47, -2 + 3 * i, -4 + 7 * i), seed=i + 5, floor=crest + 18, welt=False, fullness=1.1)
    pillow(m, 'cushion', accent, (40, head_y - 470, crest + 165), (460, 330, 150), rot=(52, 2, 6), seed=9, floor=crest + 24)


# How far a cover hangs over the side and over the foot of its mattress, by how it ends there.
HANGS = {'round': (265, 250), 'slit': (310, 310), 'short': (265, 60)}


def cover_bed(m, w, length, top, foot, crest, cover, fold, rail, at_foot):
    """The duvet is let fall on the bed, the blanket is laid on what it became.

    `at_foot`: the duvet hangs over it with its corners cut `round`; with a `slit` for each post, one piece between them and one behind each; or ends `short`.
    """
    aside, out = HANGS[at_foot]
    size = (w + 2 * aside, length - 400 + out)
    over = [((0, foot + length / 2, top + 100), (w + 24, length + 24, 204))]
    if rail:
        over.append(((0, 0, rail[2] / 2), (rail[0], rail[1], rail[2])))
    points, columns, rows = drape('duvet', size, 34, over, (0, foot - out + size[1] / 2, crest + 40), stiffness=2.2, thick=16,
                                  corner=(w / 2 + 12, foot - 12) if at_foot == 'round' else None, slit=(w / 2 - 20, foot + 20) if at_foot == 'slit' else None)
    lying = lain(in_folds(np.array(points).reshape(rows + 1, columns + 1, 3), crest / 1000), seed=3)
    sewn(m, 'duvet', cover, lying, size[0] / columns, size[1] / rows, 26)['loose'] = True
    blanket_across(m, fold, lying, size, out + 70, size[1] * 0.35, seed=3)['loose'] = True


def in_folds(grid, crest):
    """What hangs over the edge of a mattress falls in shallow folds, deeper towards its hem; only outwards, where there is room."""
    there = ~np.isnan(grid[..., 0])
    shape = grid[there].astype(float)
    out = away_from_bed(shape, faces_left(grid_faces(grid.shape[1] - 1, grid.shape[0] - 1), there.ravel())) * (1, 1, 0)
    deep = np.clip((crest - 0.06 - shape[:, 2]) / 0.2, 0, 1)
    waves = np.array([max(0.0, noise.noise(Vector((x * 6.0, y * 6.0, 2.0)))) for x, y, _ in shape])
    folded = np.full(grid.shape, np.nan)
    folded[there] = shape + out * (0.034 * deep * waves)[:, None]
    return folded


def duvet(m, name, cloth, w, start, length, crest, drop, lift, over_foot=True):
    """A cover over the mattress: full on top, rounded at the edge, hanging in shallow folds at the sides and the foot.
    Its waves belong to the place on the bed, so a blanket laid over it follows them."""
    out = 26
    edge = 0.72
    hang = drop * 0.9 if over_foot else 0.0

    def point(u, v):
        across = u * 2 - 1
        s = abs(across)
        run = v * (length + hang) - hang
        y = start + max(0.0, run)
        fall = max(0.0, -run)
        soft = noise.noise(Vector((across * 2.1, y * 0.0022, 3.0))) * 15 + noise.noise(Vector((across * 5, y * 0.006, 2.0))) * 6
        rim = min(1.0, (length - max(0.0, run)) / 60) if over_foot else 1.0
        height = lift * math.sqrt(max(0.0, 1 - (1 - rim) ** 2))
        foot_bend = min(1.0, fall / (drop * 0.25)) if over_foot else 0.0
        y -= (out + height * 0.5) * math.sin(foot_bend * math.pi / 2)
        if s <= edge:
            t = s / edge
            z = crest + height + soft * (1 - t ** 6) * 0.8 * (1 - foot_bend) - 10 * t ** 8
            x = math.copysign(t * w / 2, across)
            y -= foot_bend * 6 * math.sin(across * 14)
            return (x, y, z - height * foot_bend - max(0.0, fall - drop * 0.04))
        t = (s - edge) / (1 - edge)
        bend = min(1.0, t / 0.25)
        fold = math.sin(y * 0.013) * 7 + noise.noise(Vector((1.0, y * 0.005, across))) * 12
        x = w / 2 + (out + height * 0.5) * math.sin(bend * math.pi / 2) + fold * t + foot_bend * 40 * t
        z = crest + height * (1 - bend) - 10 * (1 - bend) - drop * max(0.0, t - 0.04) / 0.96
        z = min(z, crest + height - max(0.0, fall - drop * 0.04) - height * foot_bend) if fall else z
        return (math.copysign(x, across), y, z)

    sheet(m, name, cloth, 64, 60, point, thickness=14 if over_foot else 8, uv_scale=(w / 700, length / 1000))


def bed_frame(m, wood, w, d, rail_z=250, rail_h=130, head_y=None):
    front = -d / 2
    for x in (-1, 1):
        board(m, f'side rail {x}', wood, (x * (w / 2 - 18), 0, rail_z), (36, d - 90, rail_h), 'y', 5)
    board(m, 'foot rail', wood, (0, front + 30, rail_z), (w - 70, 36, rail_h), 'x', 5)
    slats(m, 'slat', wood, 9, (0, front + 200, rail_z + 20), (0, (d - 350) / 8, 0), (w - 80, 70, 18), 'x', 2)


def singalila(m, w):
    """A framed headboard with upright slats, and legs that taper out of the rails."""
    wood = 'wood:teak'
    d, h = 2120, 1050
    bed_frame(m, wood, w, d)
    back = d / 2 - 30
    for x in spread(m.fact('footLegs')):
        tapered_leg(m, f'foot leg {x}', wood, (x * (w / 2 - 40), -d / 2 + 44, 320), (x * (w / 2 - 30), -d / 2 + 34, 0), 66, 42, 7)
    for x in spread(m.fact('headPosts')):
        board(m, f'head post {x}', wood, (x * (w / 2 - 30), back, h / 2), (60, 60, h), 'z', 9)
    prism(m, 'crest', wood, [(-w / 2 + 50, h - 120), (-w / 2 + 50, h - 48), (-w / 4, h - 26), (0, h - 20), (w / 4, h - 26), (w / 2 - 50, h - 48), (w / 2 - 50, h - 120)], 40, (0, back, 0), 'xz', 8)
    board(m, 'head rail', wood, (0, back, 430), (w - 110, 34, 90), 'x', 6)
    count = int((w - 200) / 84)
    step = (w - 190) / (count - 1)
    slats(m, 'head slat', wood, count, (-(w - 190) / 2, back, 690), (step, 0, 0), (46, 18, 470), 'z', 5)
    bedding(m, w - 90, 2000, 290, back - 40, rail=(w + 12, d + 4, 330))


def singalila_queen(m, colour=None):
    singalila(m, 1640)


def singalila_king(m, colour=None):
    singalila(m, 1930)


def chalsa(m, colour=None):
    """A headboard of cane panels in sal."""
    wood = 'wood:sal'
    w, d, h = 1640, 2130, 1100
    bed_frame(m, wood, w, d)
    back = d / 2 - 30
    for x in (-1, 1):
        tapered_leg(m, f'foot leg {x}', wood, (x * (w / 2 - 40), -d / 2 + 44, 318), (x * (w / 2 - 36), -d / 2 + 40, 0), 64, 44, round_leg=True)
        turned(m, f'head post {x}', wood, smooth_profile([(24, 0), (30, 60), (30, 400), (30, 1000), (30, 1060), (24, 1092), (12, 1100)], 5), (x * (w / 2 - 32), back, 0))
    for z, t in ((h - 62, 60), (470, 60)):
        board(m, f'head rail {z}', wood, (0, back, z), (w - 110, 38, t), 'x', 8)
    inner = w - 130
    panels = m.fact('panels')
    for tag, aside in row(panels - 1):
        board(m, f'mullion{tag}', wood, (aside * inner / panels, back, 754), (44, 34, 510), 'z', 6)
    for tag, aside in row(panels):
        cane_panel(m, f'cane{tag}', (aside * inner / panels, back, 754), (inner / panels - 34, 520))
    bedding(m, w - 90, 2010, 290, back - 40, cover='linen:white', fold='linen:terracotta', pillows='linen:oatmeal', accent='linen:rust', rail=(w + 12, d + 4, 330))


def gajoldoba(m, colour=None):
    """Turned posts tied by slim rails; a panelled headboard."""
    wood = 'wood:dark-sal'
    w, d, h = 1980, 2150, 2100
    post = smooth_profile([(34, 0), (40, 20), (30, 60), (46, 130), (50, 200), (50, 430), (44, 450), (50, 470), (30, 490), (44, 540), (38, 700), (28, 900), (40, 930),
                           (44, 960), (40, 990), (26, 1010), (30, 1200), (34, 1500), (28, 1800), (40, 1840), (30, 1880), (36, 1950), (36, 2040), (26, 2060), (34, 2085), (10, 2100)], 4)
    for x in (-1, 1):
        for y in stands(m.fact('posts'), x):
            turned(m, f'post {x} {y}', wood, post, (x * (w / 2 - 50), y * (d / 2 - 50), 0))
        board(m, f'canopy side {x}', wood, (x * (w / 2 - 50), 0, 1995), (34, d - 130, 44), 'y', 6)
        board(m, f'canopy end {x}', wood, (0, x * (d / 2 - 50), 1995), (w - 130, 34, 44), 'x', 6)
        board(m, f'side rail {x}', wood, (x * (w / 2 - 50), 0, 330), (40, d - 150, 170), 'y', 6)
        board(m, f'end rail {x}', wood, (0, x * (d / 2 - 50), 330), (w - 150, 40, 170), 'x', 6)
    back = d / 2 - 50
    prism(m, 'headboard', wood, [(-w / 2 + 90, 420), (-w / 2 + 90, 980), (-w / 4, 1040), (-w / 8, 1120), (0, 1150), (w / 8, 1120), (w / 4, 1040), (w / 2 - 90, 980), (w / 2 - 90, 420)], 30, (0, back, 0), 'xz', 7)
    for i in (-1, 0, 1):
        mortised_frame(m, f'head panel {i}', wood, (i * 560, back - 20, 730), (500, 420), 40, 22, 'xz', 5)
    board(m, 'bed board', wood, (0, 0, 392), (w - 140, d - 140, 18), 'y', 3)
    # The mattress its sheet names; the cover hangs over the rails, and at the foot it is slit for the posts.
    bedding(m, w - 150, 1980, 400, back - 35, cover='linen:white', fold='linen:indigo', pillows='linen:white', accent='linen:sand', rail=(w - 48, d - 48, 420), at_foot='slit')
