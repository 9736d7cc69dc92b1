"""Chairs, stools and benches."""

import math

from counts import equally, front_and_back, numbered, row, sides, stands
from parts import board, cane_panel, mortised_frame, prism, rod, slats, smooth_profile, tapered_leg, turned
from cushions import pillow, seat_cushion
from soft import loops, padded


def smooth_outline(points, steps=4):
    """Rounds a sawn outline through its points."""
    out = []
    count = len(points)
    for i in range(count):
        p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * (2 * p1[k] + (p2[k] - p0[k]) * t + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t
                                    + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3) for k in range(2)))
    return out


def kurseong(m, colour=None):
    """A low easy chair: sawn arms, cane back and seat, a loose cushion."""
    wood = 'wood:teak'
    w, d = 680, 780
    rail = 34
    arms, cushions = sides(m.fact('arms')), m.fact('cushions')
    for side in (-1, 1):
        x = side * (w / 2 - rail / 2)
        tapered_leg(m, f'front leg {side}', wood, (x, -d / 2 + 70, 560), (x, -d / 2 + 40, 0), 36, 28, 7)
        tapered_leg(m, f'back leg {side}', wood, (x, d / 2 - 150, 570), (x, d / 2 - 30, 0), 38, 28, 7)
        arm = [(-d / 2 + 2, 560), (-d / 2 + 60, 577), (0, 582), (d / 2 - 200, 572), (d / 2 - 90, 556), (d / 2 - 90, 534),
               (d / 2 - 200, 546), (0, 556), (-d / 2 + 60, 552), (-d / 2 + 4, 540)]
        if side in arms:
            prism(m, f'arm {side}', wood, smooth_outline(arm), 56, (x - side * 6, 0, 0), 'yz', 9)
        board(m, f'side rail {side}', wood, (x, -8, 316), (26, d - 150, 54), 'y', 5, rot=(-6.5, 0, 0))
    board(m, 'front seat rail', wood, (0, -d / 2 + 66, 352), (w - 2 * rail, 28, 56), 'x', 5, rot=(-6.5, 0, 0))
    board(m, 'back seat rail', wood, (0, d / 2 - 140, 276), (w - 2 * rail, 28, 50), 'x', 5)
    cane_panel(m, 'seat cane', (0, -38, 330), (w - 2 * rail - 10, d - 200), 'xy', rot=(-6.5, 0, 0))
    inner = w - 2 * rail - 10
    with m.within((0, d / 2 - 152, 268), (-20, 0, 0)):
        for side in (-1, 1):
            board(m, f'back stile {side}', wood, (side * (inner / 2 - 15), 0, 285), (30, 34, 600), 'z', 8)
        board(m, 'crest rail', wood, (0, 0, 566), (inner - 50, 30, 58), 'x', 9)
        board(m, 'lower rail', wood, (0, 0, 92), (inner - 50, 26, 42), 'x', 6)
        cane_panel(m, 'back cane', (0, -2, 326), (inner - 56, 440))
    for tag, aside in row(cushions):
        each = (w - 2 * rail - 16) // cushions
        seat_cushion(m, f'seat cushion{tag}', 'linen:oatmeal', (aside * each, -56, 382), (each, d - 210, 104), rot=(-6.5, 0, 0), seed=2, sag=6)


def kanchen(m, colour=None):
    """A tub chair in bouclé: one soft shell round the seat, on short teak legs."""
    cloth = f'boucle:{colour or "ivory"}'
    wood = 'wood:teak'
    for x in (-1, 1):
        for y in stands(m.fact('legs'), x):
            tapered_leg(m, f'leg {x} {y}', wood, (x * 265, y * 280, 160), (x * 290, y * 310, 0), 44, 30, round_leg=True)
    covered = [padded(m, 'base', cloth, (0, -45, 235), (690, 650, 170), 70, 12, seed=2), shell(m, cloth),
               seat_cushion(m, 'seat cushion', cloth, (0, -90, 370), (540, 640, 170), seed=3, sag=8, pipe=False, puff=1.1),
               pillow(m, 'back cushion', cloth, (0, 168, 560), (520, 400, 190), rot=(74, 0, 0), seed=5, fullness=1.1, welt=False)]
    loops(m, covered, cloth)


def shell(m, cloth, thick=150, top=640, back_top=775, low=190):
    """The wrap of arms and back: a fat U whose rim rises towards the back."""
    from model import box_uv, mesh_from, outward
    from mathutils import Matrix
    steps, ring = (16, 10) if m.export else (44, 20)
    verts, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        x, y, nx, ny = shell_path(t)
        rise = 0.5 - 0.5 * math.cos(2 * math.pi * t)
        crest = top + (back_top - top) * rise
        end = min(1.0, min(t, 1 - t) / 0.045)
        round_end = math.sqrt(max(0.0, 1 - (1 - end) ** 2))
        for k in range(ring):
            a = 2 * math.pi * k / ring
            across = thick / 2 * math.copysign(abs(math.cos(a)) ** 0.62, math.cos(a)) * (0.35 + 0.65 * round_end)
            up = (crest - low) / 2 * math.copysign(abs(math.sin(a)) ** 0.45, math.sin(a)) * (0.75 + 0.25 * round_end)
            lean = 22 * rise * (up / ((crest - low) / 2))
            verts.append(((x + nx * (across + lean)) / 1000, (y + ny * (across + lean)) / 1000, ((crest + low) / 2 + up) / 1000))
    for i in range(steps):
        for k in range(ring):
            q = (k + 1) % ring
            faces.append((i * ring + k, i * ring + q, (i + 1) * ring + q, (i + 1) * ring + k))
    faces.append(tuple(range(ring)))
    faces.append(tuple(steps * ring + k for k in range(ring - 1, -1, -1)))
    mesh = box_uv(outward(mesh_from('shell', verts, faces)))
    return m.smooth_surface(m.add('shell', mesh, cloth, Matrix.Identity(4), sharp_angle=180), 1)


def shell_path(t, half=335, front=-345, back=345):
    """Along the left arm, round the back, along the right arm; returns the point and the outward normal."""
    straight = (back - half) - front
    arc = math.pi * half
    total = 2 * straight + arc
    s = t * total
    if s < straight:
        return -half, front + s, -1.0, 0.0
    if s < straight + arc:
        a = math.pi - (s - straight) / half
        return half * math.cos(a), (back - half) + half * math.sin(a), math.cos(a), math.sin(a)
    return half, (back - half) - (s - straight - arc), 1.0, 0.0


def siliguri(m, colour=None):
    """A chowki: turned legs, tiers of four rails, the seat's own the highest, and a seat of woven cotton cord."""
    wood = 'wood:sal'
    w, h = 420, 380
    lower = equally(m.fact('rails'), 4) - 1
    profile = smooth_profile([(14, 0), (18, 10), (15, 34), (22, 80), (24, 130), (17, 165), (22, 180), (22, 250), (17, 262), (22, 300), (22, 352), (18, 370), (12, 380)], 5)
    for x in (-1, 1):
        for y in stands(m.fact('legs'), x):
            turned(m, f'leg {x} {y}', wood, profile, (x * (w / 2 - 24), y * (w / 2 - 24), 0))
        for i, tag in enumerate(numbered(lower)):
            z = 120 + 80 * i
            rod(m, f'stretcher{tag} x {x}', wood, [(-w / 2 + 24, x * (w / 2 - 24), z), (w / 2 - 24, x * (w / 2 - 24), z)], 10)
            rod(m, f'stretcher{tag} y {x}', wood, [(x * (w / 2 - 24), -w / 2 + 24, z + 30), (x * (w / 2 - 24), w / 2 - 24, z + 30)], 10)
        rod(m, f'seat rail x {x}', wood, [(-w / 2 + 24, x * (w / 2 - 24), 335), (w / 2 - 24, x * (w / 2 - 24), 335)], 13)
        rod(m, f'seat rail y {x}', wood, [(x * (w / 2 - 24), -w / 2 + 24, 335), (x * (w / 2 - 24), w / 2 - 24, 335)], 13)
    woven_seat(m, w - 2 * 24 - 34, 350)


def woven_seat(m, span, z, cord='linen:cord'):
    """Cord wrapped rail to rail both ways, over two and under two."""
    count = 14 if m.export else 28
    step = span / count
    reach = span / 2 + 24
    for way in (0, 1):
        for i in range(count):
            s = -span / 2 + step * (i + 0.5)
            points = []
            rows = 8 if m.export else count
            for k in range(rows + 1):
                p = -reach + 2 * reach * k / rows
                over = 1 if ((k // 2 + i // 2 + way) % 2) else -1
                edge = min(1.0, (reach - abs(p)) / 30)
                height = z + 3.2 * over * edge - (1 - edge) * 10 - 5 * (1 - (p / reach) ** 2) * (1 - (s / reach) ** 2)
                points.append((p, s, height) if way == 0 else (s, p, height))
            rod(m, f'cord {way} {i}', cord, points, step * 0.44, draw=False)
    outline = board(m, 'seat outline', cord, (0, 0, z), (span, span, 10), 'x', 0)
    outline.hide_render = True
    outline['outline_only'] = True


def gorubathan(m, colour=None):
    """A pouffe of braided jute: one thick plait coiled from the floor to the crown."""
    radius, height = 280, 400
    points = []
    turns, per = (9, 14) if m.export else (15, 40)
    for i in range(turns * per + 1):
        t = i / (turns * per)
        a = 2 * math.pi * i / per
        up = t * (height - 26) + 13
        s = (up / height) * 2 - 1
        r = (radius - 14) * (1 - abs(s) ** 3.4 * 0.26)
        points.append((r * math.cos(a), r * math.sin(a), up))
    braid(m, 'wall', points, 13.5)
    crown = []
    turns = 6 if m.export else 9
    start = (radius - 14) * 0.76
    for i in range(turns * per + 1):
        t = i / (turns * per)
        a = 2 * math.pi * i / per
        crown.append(((start * (1 - t) + 6) * math.cos(a), (start * (1 - t) + 6) * math.sin(a), height - 16 + 10 * math.sin(t * math.pi / 2)))
    braid(m, 'crown', crown, 13.5)
    padded(m, 'filling', 'jute:natural', (0, 0, height / 2), (2 * radius - 150, 2 * radius - 150, height - 40), 120, 4)


def braid(m, name, path, radius):
    """Three strands that wind round the path."""
    strands = 2 if m.export else 3
    for k in range(strands):
        points = []
        for i, (x, y, z) in enumerate(path):
            a = i * 0.9 + k * 2 * math.pi / strands
            r = math.hypot(x, y) or 1.0
            out, up = radius * 0.5 * math.cos(a), radius * 0.42 * math.sin(a)
            points.append((x + x / r * out, y + y / r * out, z + up))
        rod(m, f'{name} strand {k}', 'jute:natural', points, radius * 0.62)


def pedong(m, colour=None):
    wood = 'wood:teak'
    w, d = 1300, 420
    for x in (-1, 1):
        for y in (-1, 1):
            tapered_leg(m, f'leg {x} {y}', wood, (x * (w / 2 - 60), y * (d / 2 - 45), 330), (x * (w / 2 - 40), y * (d / 2 - 25), 0), 46, 28, 6)
        board(m, f'end rail {x}', wood, (x * (w / 2 - 52), 0, 318), (30, d - 130, 62), 'y', 5)
        board(m, f'long rail {x}', wood, (0, x * (d / 2 - 40), 318), (w - 130, 30, 62), 'x', 5)
    for tag, aside in row(m.fact('stretchers')):
        board(m, f'stretcher{tag}', wood, (0, aside * 90, 150), (w - 110, 34, 26), 'x', 5)
    for x in (-1, 1):
        board(m, f'cross {x}', wood, (x * (w / 2 - 50), 0, 150), (26, d - 90, 26), 'y', 5)
    spots = tuple((i * 230, 0) for i in range(-2, 3))
    seat_cushion(m, 'pad', 'linen:oatmeal', (0, 0, 402), (w - 10, d - 6, 110), seed=2, tufts=spots)


def gorumara(m, colour=None):
    """A dining chair: cane seat and back in a light teak frame."""
    wood = 'wood:teak'
    w, d, seat = 480, 500, 440
    front, back = front_and_back(m.fact('legs'))
    for x in (-1, 0, 1):
        px = x * (w / 2 - 22)
        if x in front:
            tapered_leg(m, f'front leg {x}', wood, (px, -d / 2 + 26, seat + 8), (px, -d / 2 + 22, 0), 38, 26, 7)
        if x in back:
            tapered_leg(m, f'back leg {x}', wood, (px * 0.94, d / 2 - 60, seat), (px, d / 2, 0), 38, 26, 7)
        if x == 0:
            continue
        tapered_leg(m, f'back post {x}', wood, (px * 0.9, d / 2 + 26, 848), (px * 0.94, d / 2 - 60, seat - 30), 26, 38, 7)
        board(m, f'side rail {x}', wood, (px * 0.97, -18, seat - 32), (24, d - 100, 56), 'y', 4)
    board(m, 'front rail', wood, (0, -d / 2 + 26, seat - 30), (w - 60, 24, 56), 'x', 4)
    board(m, 'back rail', wood, (0, d / 2 - 58, seat - 32), (w - 70, 24, 56), 'x', 4)
    mortised_frame(m, 'seat', wood, (0, -18, seat + 4), (w - 26, d - 66), 46, 24, 'xy', 6)
    cane_panel(m, 'seat cane', (0, -18, seat + 8), (w - 112, d - 150), 'xy', cell=13)
    with m.within((0, d / 2 - 56, seat), (-11.6, 0, 0)):
        prism(m, 'crest', wood, [(-(w / 2 - 30), 366), (-(w / 2 - 36), 408), (-120, 420), (120, 420), (w / 2 - 36, 408), (w / 2 - 30, 366), (120, 372), (-120, 372)], 26, (0, 0, 0), 'xz', 7)
        board(m, 'back lower', wood, (0, 0, 128), (w - 74, 22, 34), 'x', 6)
        cane_panel(m, 'back cane', (0, 0, 258), (w - 92, 236), cell=13)


def hasimara(m, colour=None):
    """A spindle chair: a saddled seat, turned legs and a row of spindles under a bent crest."""
    wood = 'wood:black'
    seat = 440
    outline = smooth_outline([(-230, -225), (0, -245), (230, -225), (240, -40), (205, 190), (0, 222), (-205, 190), (-240, -40)], 6)
    prism(m, 'seat', wood, outline, 36, (0, -10, seat), 'xy', 12, grain='x')
    leg = smooth_profile([(13, 0), (16, 60), (21, 190), (23, 260), (18, 330), (15, 430)], 5)
    for x in (-1, 1):
        for y in stands(m.fact('legs'), x):
            turned(m, f'leg {x} {y}', wood, leg, (x * 225, -10 + y * 225, 0), (x * 165, -10 + y * 165, seat), sides=28)
        rod(m, f'stretcher {x}', wood, [(x * 207, -205, 160), (x * 207, 190, 160)], 10)
    rod(m, 'cross stretcher', wood, [(-207, -8, 160), (207, -8, 160)], 10)
    count = m.fact('spindles')
    for i in range(count):
        t = i / (count - 1) * 2 - 1
        low = (t * 175, 175 - 26 * t * t, seat + 14)
        high = (t * 215, 262 - 60 * t * t, 848)
        end = abs(t) > 0.99
        length = math.dist(low, high)
        thick = 1.35 if end else 1.0
        turned(m, f'spindle {i}', wood, smooth_profile([(6 * thick, 0), (7.5 * thick, length * 0.2), (9.5 * thick, length * 0.45), (7 * thick, length * 0.8), (5.5 * thick, length)], 4), low, high, sides=18)
    crest_rail(m, wood, 252, 262, 60, 850)


def crest_rail(m, wood, half, back, bend, z, height=62, thick=22):
    """A rail steamed to a curve."""
    from model import box_uv, mesh_from, outward
    from mathutils import Matrix
    verts, faces = [], []
    steps = 24
    for i in range(steps + 1):
        t = i / steps * 2 - 1
        drop = height * 0.16 * t * t
        x, y = half * t, back - bend * t * t * (half / 215) ** 2
        for dy, dz in ((-thick / 2, -height / 2 + drop * 0.4), (thick / 2, -height / 2 + drop * 0.4), (thick / 2 + 4, height / 2 - drop), (-thick / 2 + 4, height / 2 - drop)):
            verts.append((x / 1000, (y + dy) / 1000, (z + dz) / 1000))
    for i in range(steps):
        for k in range(4):
            q = (k + 1) % 4
            faces.append((4 * i + k, 4 * i + q, 4 * i + 4 + q, 4 * i + 4 + k))
    faces += [(0, 1, 2, 3), tuple(4 * steps + k for k in (3, 2, 1, 0))]
    m.bevel(m.add('crest rail', box_uv(outward(mesh_from('crest', verts, faces))), wood, Matrix.Identity(4)), 7)


def phulbari(m, colour=None):
    """An upholstered dining chair in velvet with a curved back."""
    cloth = f'velvet:{ {None: "tea-green", "rust": "rust"}[colour] }'
    wood = 'wood:sal'
    front, back = front_and_back(m.fact('legs'))
    for x in (-1, 0, 1):
        if x in front:
            tapered_leg(m, f'front leg {x}', wood, (x * 195, -200, 400), (x * 215, -235, 0), 40, 24, round_leg=True)
        if x in back:
            tapered_leg(m, f'back leg {x}', wood, (x * 180, 190, 400), (x * 205, 260, 0), 40, 24, round_leg=True)
    seat_cushion(m, 'seat', cloth, (0, -20, 445), (500, 500, 118), seed=2, sag=4)
    velvet_back(m, cloth)


def velvet_back(m, cloth):
    from model import box_uv, mesh_from, outward
    from mathutils import Matrix
    steps, ring = (14, 10) if m.export else (36, 18)
    verts, faces = [], []
    for i in range(steps + 1):
        t = i / steps * 2 - 1
        a = t * 1.02
        end = min(1.0, (1 - abs(t)) / 0.1)
        soft = math.sqrt(max(0.0, 1 - (1 - end) ** 2))
        low, high = 470 + 40 * t * t, 822 - 70 * t * t
        for k in range(ring):
            b = 2 * math.pi * k / ring
            across = 34 * math.copysign(abs(math.cos(b)) ** 0.7, math.cos(b)) * (0.3 + 0.7 * soft)
            up = (high - low) / 2 * math.copysign(abs(math.sin(b)) ** 0.55, math.sin(b)) * (0.72 + 0.28 * soft)
            lean = 46 * (((high + low) / 2 + up) - 470) / 350
            r = 262 + across + lean * 0.7
            verts.append((r * math.sin(a) / 1000, (-40 + r * math.cos(a)) / 1000, ((high + low) / 2 + up) / 1000))
    for i in range(steps):
        for k in range(ring):
            q = (k + 1) % ring
            faces.append((i * ring + k, i * ring + q, (i + 1) * ring + q, (i + 1) * ring + k))
    faces += [tuple(range(ring)), tuple(steps * ring + k for k in range(ring - 1, -1, -1))]
    m.smooth_surface(m.add('back', box_uv(outward(mesh_from('back', verts, faces))), cloth, Matrix.Identity(4), sharp_angle=180), 1)


def makaibari_bench(m, colour=None):
    wood = 'wood:sal'
    w, d, h = 1500, 380, 450
    for tag, aside in row(m.fact('seatBoards')):
        board(m, f'seat board{tag}', wood, (0, aside * 127, h - 19), (w, 125, 38), 'x', 5)
    for x in (-1, 1):
        px = x * (w / 2 - 170)
        for y in stands(m.fact('legs'), x):
            tapered_leg(m, f'leg {x} {y}', wood, (px, y * 115, h - 38), (px + x * 60, y * 155, 0), 62, 44, 7)
        board(m, f'bearer {x}', wood, (px, 0, h - 62), (60, d - 70, 48), 'y', 6)
    board(m, 'stretcher', wood, (0, 0, 190), (w - 270, 36, 60), 'x', 6)
    for x in (-1, 1):
        board(m, f'cross {x}', wood, (x * (w / 2 - 138), 0, 190), (40, 250, 50), 'y', 6)


def matigara(m, colour=None):
    """A counter stool: a saddled mango seat and back on bent steel."""
    steel, wood = 'steel', 'wood:honey'
    seat = 650
    front, back = front_and_back(m.fact('legs'))
    for x in (-1, 0, 1):
        if x in front:
            rod(m, f'front leg {x}', steel, [(x * 160, -155, seat - 10), (x * 195, -215, 0)], 10)
        if x in back:
            rod(m, f'back leg {x}', steel, [(x * 203, 220, 0), (x * 160, 160, seat - 10), (x * 160, 165, seat + 60), (x * 168, 205, 930)], 10, smooth=False)
        if x == 0:
            continue
        rod(m, f'side ring {x}', steel, [(x * 187, -202, 250), (x * 187, 200, 250)], 8)
    rod(m, 'foot rest', steel, [(-188, -202, 250), (188, -202, 250)], 10)
    rod(m, 'back ring', steel, [(-187, 200, 250), (187, 200, 250)], 8)
    rod(m, 'seat ring', steel, [(-160, -155, seat - 12), (160, -155, seat - 12), (160, 160, seat - 12), (-160, 160, seat - 12)], 9, closed=True, smooth=False)
    outline = smooth_outline([(-195, -190), (0, -205), (195, -190), (205, 0), (185, 175), (0, 195), (-185, 175), (-205, 0)], 6)
    prism(m, 'seat', wood, outline, 38, (0, 0, seat + 16), 'xy', 13)
    crest_rail(m, wood, 205, 214, 34, 888, height=120, thick=20)
