"""Parts that a joiner would name, in millimetres. Each adds itself to a Model."""

import math

import bpy
from mathutils import Matrix, Vector

from counts import spread
from model import GRAIN, box_uv, degrees, local_size, mesh_from, outward, place


def board(m, name, mat, at, size, grain='x', bevel=3, rot=(0, 0, 0), draw=True):
    """A planed board or rail; `size` in the directions of the piece, `grain` the way its fibres run."""
    lx, ly, lz = (s / 2000 for s in local_size(size, grain))
    corners = [(x, y, z) for x in (-lx, lx) for y in (-ly, ly) for z in (-lz, lz)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    mesh = box_uv(outward(mesh_from(name, corners, faces)))
    part = m.add(name, mesh, mat, place(at, rot) @ GRAIN[grain], draw=draw)
    return m.bevel(part, min(bevel, 0.45 * min(size)))


def prism(m, name, mat, outline, thickness, at, plane='xz', bevel=3, rot=(0, 0, 0), grain='x'):
    """A board sawn to a curve: `outline` is a polygon in millimetres in the given plane, `thickness` across it."""
    half = thickness / 2000
    turn = {'xz': Matrix.Identity(4), 'xy': Matrix.Rotation(-math.pi / 2, 4, 'X'), 'yz': Matrix.Rotation(math.pi / 2, 4, 'Z')}[plane]
    flat = [(a / 1000, b / 1000) for a, b in outline]
    if grain == 'z':
        flat = [(b, -a) for a, b in flat]
        turn = turn @ GRAIN['z']
    count = len(flat)
    verts = [(a, -half, b) for a, b in flat] + [(a, half, b) for a, b in flat]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    mesh = box_uv(outward(mesh_from(name, verts, faces)))
    return m.bevel(m.add(name, mesh, mat, place(at, rot) @ turn, sharp_angle=30), bevel)


def tapered_leg(m, name, mat, top, foot, top_size, foot_size, bevel=4, round_leg=False):
    """A leg from `foot` to `top`, thinner below; splay comes from the two points."""
    a, b = Vector(foot) / 1000, Vector(top) / 1000
    axis = b - a
    if round_leg:
        return turned(m, name, mat, [(foot_size / 2, 0), (top_size / 2, axis.length * 1000)], foot, top)
    length = axis.length
    f, t = foot_size / 2000, top_size / 2000
    verts = [(0, -f, -f), (0, f, -f), (0, f, f), (0, -f, f), (length, -t, -t), (length, t, -t), (length, t, t), (length, -t, t)]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    mesh = outward(mesh_from(name, verts, faces))
    part = m.add(name, mesh, mat, Matrix.Translation(a) @ along(axis))
    return m.bevel(part, bevel)


def along(axis):
    """Turns local X into `axis` while the other two stay as upright as they can."""
    x = axis.normalized()
    side = Vector((0, 1, 0)) if abs(x.y) < 0.9 else Vector((1, 0, 0))
    z = x.cross(side).normalized()
    y = z.cross(x)
    return Matrix((x, y, z)).transposed().to_4x4()


def lathe_mesh(name, profile, sides=40):
    verts, faces, uvs = [], [], []
    rows = len(profile)
    for row, (radius, x) in enumerate(profile):
        for k in range(sides):
            turn = 2 * math.pi * k / sides
            verts.append((x / 1000, radius / 1000 * math.cos(turn), radius / 1000 * math.sin(turn)))
            uvs.append((turn * max(60, radius) / 1000, x / 1000))
    for row in range(rows - 1):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((row * sides + k, row * sides + n, (row + 1) * sides + n, (row + 1) * sides + k))
    return verts, faces, uvs, sides, rows


def turned(m, name, mat, profile, foot, top=None, closed=True, sides=40, sharp_angle=40):
    """Turned on a lathe: `profile` is (radius, height) from foot to top."""
    sides = 16 if m.export else sides
    verts, faces, uvs, sides, rows = lathe_mesh(name, profile, sides)
    if closed:
        faces.append(tuple(range(sides - 1, -1, -1)))
        faces.append(tuple((rows - 1) * sides + k for k in range(sides)))
    mesh = mesh_from(name, verts, faces, uvs)
    a = Vector(foot) / 1000
    b = Vector(top) / 1000 if top else a + Vector((0, 0, 1))
    return m.add(name, outward(mesh) if closed else mesh, mat, Matrix.Translation(a) @ along(b - a), sharp_angle=sharp_angle)


def smooth_profile(points, steps=6):
    """Rounds a lathe profile through its points (Catmull-Rom), so that a turned post flows."""
    out = []
    for i in range(len(points) - 1):
        p0, p1 = points[max(0, i - 1)], points[i]
        p2, p3 = points[i + 1], points[min(len(points) - 1, i + 2)]
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * (2 * p1[k] + (p2[k] - p0[k]) * t + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t
                                    + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3) for k in range(2)))
    out.append(points[-1])
    return [(max(0.5, r), h) for r, h in out]


def rod(m, name, mat, points, radius, closed=False, smooth=True, draw=True):
    """A bent rod, rail or cord through the points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius / 1000
    curve.bevel_resolution = 2 if m.export else 4
    curve.use_fill_caps = True
    curve.resolution_u = 4 if m.export else 10
    spline = curve.splines.new('NURBS' if smooth and len(points) > 2 else 'POLY')
    spline.points.add(len(points) - 1)
    for point, co in zip(spline.points, points):
        point.co = (*(c / 1000 for c in co), 1)
    spline.use_cyclic_u = closed
    if spline.type == 'NURBS':
        spline.order_u = min(4, len(points))
        spline.use_endpoint_u = not closed
    holder = bpy.data.objects.new(name, curve)
    mesh = bpy.data.meshes.new_from_object(holder)
    bpy.data.objects.remove(holder)
    bpy.data.curves.remove(curve)
    longest = max(range(3), key=lambda k: max(p[k] for p in points) - min(p[k] for p in points))
    grain = 'xyz'[longest]
    mesh.transform(GRAIN[grain].inverted())
    if not mesh.uv_layers:
        box_uv(mesh)
    return m.add(name, mesh, mat, GRAIN[grain], sharp_angle=50, draw=draw)


def mortised_frame(m, name, mat, at, size, rail, thickness=None, plane='xz', bevel=3, rot=(0, 0, 0)):
    """Two stiles with two rails let in between them; the stiles run through, as a joiner would cut it."""
    w, h = size
    t = thickness or rail
    with m.within(at, rot):
        for side in (-1, 1):
            spot = side * (w - rail) / 2
            if plane == 'xz':
                board(m, f'{name} stile {side}', mat, (spot, 0, 0), (rail, t, h), 'z', bevel)
                board(m, f'{name} rail {side}', mat, (0, 0, side * (h - rail) / 2), (w - 2 * rail + 1, t - 1, rail), 'x', bevel)
            elif plane == 'xy':
                board(m, f'{name} stile {side}', mat, (spot, 0, 0), (rail, h, t), 'y', bevel)
                board(m, f'{name} rail {side}', mat, (0, side * (h - rail) / 2, 0), (w - 2 * rail + 1, rail, t - 1), 'x', bevel)
            else:
                board(m, f'{name} stile {side}', mat, (0, spot, 0), (t, rail, h), 'z', bevel)
                board(m, f'{name} rail {side}', mat, (0, 0, side * (h - rail) / 2), (t - 1, w - 2 * rail + 1, rail), 'y', bevel)


def arched_head(m, name, mat, at, size, rise, thickness, bevel=3):
    """The board over an arched opening: `size` is its width and its height, the arch is sawn out of its lower edge."""
    a, h = size[0] / 2, size[1]
    arch = [(-a * math.cos(math.pi * k / 28), -h / 2 + rise * math.sin(math.pi * k / 28)) for k in range(29)]
    prism(m, name, mat, [*arch, (a, h / 2), (-a, h / 2)], thickness, at, 'xz', bevel)


def shaker_door(m, name, mat, at, size, rail=60, thickness=20, panel=None, knob='brass', hinge=-1, arch=0):
    """A framed door with a sunk panel of wood, cane or glass, and a small knob on the side away from the hinge.

    `arch`: how far an arched head rises into the opening below the upper rail.
    """
    w, h = size
    x, y, z = at
    mortised_frame(m, name, mat, at, size, rail, thickness)
    if arch:
        arched_head(m, f'{name} arch', mat, (x, y, z + h / 2 - rail - arch / 2 - 8), (w - 2 * rail + 1, arch + 18), arch, thickness - 2)
    inner = (w - 2 * rail + 8, h - 2 * rail + 8)
    if panel == 'cane':
        cane_panel(m, f'{name} cane', (x, y, z), inner)
        board(m, f'{name} lining', mat, (x, y + 14, z), (inner[0], 3, inner[1]), 'z', 0, draw=False)
    elif panel == 'glass':
        board(m, f'{name} glass', 'glass', (x, y, z), (inner[0], 4, inner[1]), 'z', 0)
    else:
        board(m, f'{name} panel', mat, (x, y + 3, z), (inner[0], thickness - 10, inner[1]), 'z', 1)
    if knob:
        knob_of(m, f'{name} knob', knob, (x - hinge * (w / 2 - rail / 2), y - thickness / 2, z))


def knob_of(m, name, mat, at, radius=11):
    x, y, z = at
    profile = smooth_profile([(5, 0), (4.5, 9), (radius * 0.9, 15), (radius, 20), (radius * 0.8, 25), (1, 27)], 4)
    turned(m, name, mat, profile, at, (x, y - 30, z), sides=24)


def drawer_front(m, name, mat, at, size, thickness=20, pull='brass', knobs=1):
    """A drawer front with two millimetres of air between it and the next, and turned knobs."""
    w, h = size
    x, y, z = at
    board(m, name, mat, at, (w - 2, thickness, h - 2), 'x', 1.6)
    for i, spot in enumerate(w * 0.27 * side for side in spread(knobs)):
        if pull == 'bar':
            bar_pull(m, f'{name} pull {i}', 'brass', (x + spot, y - thickness / 2, z), 130)
        elif pull:
            knob_of(m, f'{name} knob {i}', pull, (x + spot, y - thickness / 2, z))


def bar_pull(m, name, mat, at, length, upright=False):
    x, y, z = at
    half = length / 2
    step = (lambda s: (x, z + s)) if upright else (lambda s: (x + s, z))
    for s in (-half * 0.8, half * 0.8):
        px, pz = step(s)
        rod(m, f'{name} post {s:.0f}', mat, [(px, y, pz), (px, y - 26, pz)], 4)
    (ax, az), (bx, bz) = step(-half), step(half)
    rod(m, name, mat, [(ax, y - 26, az), (bx, y - 26, bz)], 5.5)


def slats(m, name, mat, count, start, step, size, grain, bevel=2):
    for i in range(count):
        at = tuple(start[k] + step[k] * i for k in range(3))
        board(m, f'{name} {i}', mat, at, size, grain, bevel)


# Half of what lies between the two strands of a pair, and how long a diagonal stays above or below what it crosses; shares of a mesh.
PAIR, CROSSED = 0.18, 0.13
# How far a strand lies before or behind the middle where it crosses another; a diagonal is the last to be woven in. Millimetres.
WOVEN, DIAGONAL = 0.8, 1.2


def cane_strands(w, h, cell):
    """Every strand of a panel as ([(x, y, how far before the middle), ...], how wide).

    All keep to one lattice of meshes, as on a frame with evenly drilled holes: a pair crosses pairs at its corners, and the diagonals
    cross each other and a pair half way between two corners, which leaves an eight-sided hole in every mesh.
    """
    columns, rows = int(w / cell), int(h / cell)
    x0, y0 = -columns * cell / 2, -rows * cell / 2
    before = lambda i, j, k: WOVEN if (i + j + k) % 2 else -WOVEN
    for i in range(columns + 1):
        for k, aside in enumerate((-PAIR, PAIR)):
            x = x0 + (i + aside) * cell
            if abs(x) < w / 2:
                yield within([(x, y0 + (j + s) * cell, before(i, j, k)) for j in range(rows + 1) for s in (-PAIR, PAIR)], (x, -h / 2), (x, h / 2)), 1.0
    for j in range(rows + 1):
        for aside in (-PAIR, PAIR):
            y = y0 + (j + aside) * cell
            if abs(y) < h / 2:
                yield within([(x0 + (i + s) * cell, y, -before(i, j, k)) for i in range(columns + 1) for k, s in enumerate((-PAIR, PAIR))], (-w / 2, y), (w / 2, y)), 1.0
    for direction in (1, -1):
        for n in range(-rows - columns - 2, rows + columns + 2):
            c = x0 - direction * y0 + (n + 0.5) * cell
            ends = clip_diagonal(c, direction, w, h)
            if ends:
                spots = [(x0 + (half / 2 + s) * cell, DIAGONAL * direction * (-1 if half % 2 else 1)) for half in range(-1, 2 * columns + 2) for s in (-CROSSED, CROSSED)]
                yield within([(x, direction * (x - c), over) for x, over in spots], ends[:2], ends[2:]), 1.35


def within(points, start, end):
    """What of a strand lies between its two ends."""
    (ax, ay), (bx, by) = start, end
    inside = [p for p in points if min(ax, bx) <= p[0] <= max(ax, bx) and min(ay, by) <= p[1] <= max(ay, by)]
    return [(ax, ay, 0.0), *inside, (bx, by, 0.0)]


def cane_panel(m, name, at, size, plane='xz', rot=(0, 0, 0), cell=14.0, curve=None):
    """Six-way cane: pairs up, pairs across and two diagonals, woven over and under as real strands."""
    w, h = size
    if m.export:
        cell = max(cell * 1.6, min(w, h) / 16)
    strip = cell * 0.16
    verts, faces = [], []
    for points, share in cane_strands(w, h, cell):
        if m.export:
            (ax, ay, _), (bx, by, _) = points[0], points[-1]
            points = [(ax, ay, 0), ((ax + bx) / 2, (ay + by) / 2, 0), (bx, by, 0)]
        (ax, ay, _), (bx, by, _) = points[0], points[-1]
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length * strip * share / 2, (bx - ax) / length * strip * share / 2
        for i, (px, py, over) in enumerate(points):
            out = (curve(px, py) if curve else 0.0) - over
            verts += [((px + nx) / 1000, out / 1000, (py + ny) / 1000), ((px - nx) / 1000, out / 1000, (py - ny) / 1000)]
            if i:
                b = len(verts) - 2
                faces.append((b - 2, b - 1, b + 1, b))
    turn = {'xz': Matrix.Identity(4), 'xy': Matrix.Rotation(-math.pi / 2, 4, 'X'), 'yz': Matrix.Rotation(math.pi / 2, 4, 'Z')}[plane]
    mesh = mesh_from(name, verts, faces)
    part = m.add(name, mesh, 'cane', place(at, rot) @ turn, draw=False)
    if not m.export:
        thick = part.modifiers.new('strand', 'SOLIDIFY')
        thick.thickness = 0.0011
        thick.offset = 0
    outline = board(m, f'{name} outline', 'cane', at, {'xz': (w, 1, h), 'xy': (w, h, 1), 'yz': (1, w, h)}[plane], 'x', 0, rot)
    outline.hide_render = True
    outline['outline_only'] = True
    return part


def clip_diagonal(c, direction, w, h):
    """The line y = direction * (x - c), kept inside the panel."""
    xs = [-w / 2, w / 2, c - direction * h / 2, c + direction * h / 2]
    low, high = max(min(xs[0], xs[1]), min(xs[2], xs[3])), min(max(xs[0], xs[1]), max(xs[2], xs[3]))
    if high - low < 4:
        return None
    return low, direction * (low - c), high, direction * (high - c)
