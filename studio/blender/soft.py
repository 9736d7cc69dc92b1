"""Everything that gives way under a hand: cushions, bolsters, padding, covers, throws and rugs."""

import hashlib
import math
import os

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from model import box_uv, mesh_from, outward, place

CACHE = os.path.join(os.environ.get('STUDIO_SCRATCH', '.'), 'cushions')


def box_grid(w, d, h, cell):
    """The skin of a box as a lattice with shared edges; returns points, faces and lattice positions."""
    n = [max(2, round(s / cell)) for s in (w, d, h)]
    index, points, lattice, faces = {}, [], [], []

    def at(i, j, k):
        key = (i, j, k)
        if key not in index:
            index[key] = len(points)
            points.append(((i / n[0] - 0.5) * w, (j / n[1] - 0.5) * d, (k / n[2] - 0.5) * h))
            lattice.append(key)
        return index[key]

    for axis in range(3):
        a, b = [k for k in range(3) if k != axis]
        for end in (0, n[axis]):
            for i in range(n[a]):
                for j in range(n[b]):
                    quad = []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        key = [0, 0, 0]
                        key[axis], key[a], key[b] = end, i + di, j + dj
                        quad.append(at(*key))
                    faces.append(tuple(quad))
    return points, faces, lattice, n


def inflate(points, faces, pressure, frames, stretch, key):
    """Blows a sewn cover up with cloth dynamics, the way a cushion is stuffed. Kept, because it takes seconds."""
    os.makedirs(CACHE, exist_ok=True)
    file = os.path.join(CACHE, hashlib.sha1(key.encode()).hexdigest()[:16] + '.npy')
    if os.path.exists(file):
        return np.load(file)
    mesh = outward(mesh_from('cover', points, faces))
    cover = bpy.data.objects.new('cover', mesh)
    scene = bpy.context.scene
    scene.collection.objects.link(cover)
    cloth = cover.modifiers.new('cloth', 'CLOTH').settings
    cloth.quality = 6
    cloth.mass = 0.25
    cloth.tension_stiffness = cloth.compression_stiffness = 40
    cloth.shear_stiffness = 12
    cloth.bending_stiffness = 2.5
    cloth.air_damping = 4
    cloth.use_pressure = True
    cloth.uniform_pressure_force = pressure
    cloth.shrink_min = cloth.shrink_max = stretch
    cloth.effector_weights.gravity = 0
    scene.frame_start, scene.frame_end = 1, frames
    cover.modifiers[0].point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    done = cover.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = np.empty(len(done.vertices) * 3, np.float32)
    done.vertices.foreach_get('co', out)
    out = out.reshape(-1, 3)
    bpy.data.objects.remove(cover)
    scene.frame_set(1)
    if not np.isfinite(out).all() or np.abs(out).max() > 3 * np.abs(np.array(points)).max():
        raise RuntimeError(f'The cover burst: {key}')
    np.save(file, out)
    return out


def piping(m, name, mat, loop, radius=3.2):
    """A cord sewn into the seam; `loop` is in metres in the frame of the cushion."""
    from parts import rod
    rod(m, name, mat, [tuple(1000 * c for c in p) for p in loop], radius, closed=True, draw=False)


def seat_cushion(m, name, mat, at, size, rot=(0, 0, 0), puff=1.0, pipe=True, seed=0, sag=0.0):
    """A boxed cushion: stuffed, with piping at the upper and lower seam, a little lower in the middle where one sits."""
    w, d, h = (s / 1000 for s in size)
    if m.export or max(w, d) > 1.55 * min(w, d):
        return long_cushion(m, name, mat, at, size, rot, seed)
    cell = 0.026
    points, faces, lattice, n = box_grid(w * 0.98, d * 0.98, h * 0.86, cell)
    key = f'seat {size} {cell:.4f} {puff} v3'
    shape = inflate(points, faces, 2.4 * puff, 22, -0.02, key).copy()
    shape *= np.array([w, d, h]) / (shape.max(0) - shape.min(0)) * np.array([1, 1, 1])
    shape -= (shape.max(0) + shape.min(0)) / 2
    # It rests on a deck: the underside settles flat instead of bulging.
    below = shape[:, 2] < 0
    shape[below, 2] = -h / 2 * np.sqrt(np.clip(-shape[below, 2] / (h / 2), 0, 1)) * 0.98
    if sag:
        u, v = shape[:, 0] / (w / 2), shape[:, 1] / (d / 2)
        dent = np.clip(1 - u * u, 0, 1) * np.clip(1 - v * v, 0, 1)
        shape[:, 2] -= sag / 1000 * dent * (shape[:, 2] > 0)
    wrinkle(shape, 0.0035, 5.5, seed)
    mesh = box_uv(outward(mesh_from(name, shape, faces)))
    with m.within(at, rot):
        part = m.add(name, mesh, mat, Matrix.Identity(4), sharp_angle=180)
        m.smooth_surface(part)
        if pipe and not m.export:
            for level in (0, n[2]):
                ring = [i for i, (a, b, c) in enumerate(lattice) if c == level and (a in (0, n[0]) or b in (0, n[1]))]
                ring.sort(key=lambda i: math.atan2(lattice[i][1] - n[1] / 2, lattice[i][0] - n[0] / 2))
                piping(m, f'{name} piping {level}', mat, [shape[i] for i in ring])
    return part


def long_cushion(m, name, mat, at, size, rot, seed):
    """A mattress or bench pad: too long to be blown up evenly, so it is shaped like foam, with its two piped seams."""
    w, d, h = size
    r = min(34, h * 0.3)
    with m.within(at, rot):
        part = padded(m, name, mat, (0, 0, 0), size, r, min(16, h * 0.14), seed=seed, cell=34)
        if not m.export:
            for z in (-1, 1):
                piping(m, f'{name} piping {z}', mat, rounded_loop(w - 3, d - 3, r * 0.9, z * (h / 2 - r * 0.42)))
    return part


def rounded_loop(w, d, r, z):
    """A rectangle with round corners, in metres."""
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for k in range(7):
            a = math.radians(start + 15 * k)
            points.append(((cx * (w / 2 - r) + r * math.cos(a)) / 1000, (cy * (d / 2 - r) + r * math.sin(a)) / 1000, z / 1000))
    dense = []
    for i, p in enumerate(points):
        q = points[(i + 1) % len(points)]
        steps = max(1, int(math.dist(p, q) / 0.05))
        dense += [tuple(p[k] + (q[k] - p[k]) * s / steps for k in range(3)) for s in range(steps)]
    return dense


def pillow(m, name, mat, at, size, rot=(0, 0, 0), seed=0, fullness=1.0, floor=None):
    """A knife-edge cushion: two panels sewn along the rim and filled, with ears at the corners."""
    w, d, h = (s / 1000 for s in size)
    cell = max(w, d) / 14 if m.export else max(w, d) / 30
    points, faces, lattice, n = box_grid(w * 1.06, d * 1.06, 0.012, cell)
    if m.export:
        shape = plain_pillow(points, w * 1.06, d * 1.06, h)
    else:
        key = f'pillow {w:.3f} {d:.3f} {cell:.4f} {fullness} v3'
        shape = inflate(points, faces, 3.2 * fullness, 26, -0.04, key).copy()
    extent = shape.max(0) - shape.min(0)
    shape *= np.array([w, d, h]) / extent
    wrinkle(shape, 0.004, 7.0, seed)
    if floor is not None:
        settle(shape, place(at, rot), floor / 1000)
    mesh = box_uv(outward(mesh_from(name, shape, faces)))
    part = m.add(name, mesh, mat, place(at, rot), sharp_angle=180)
    return m.smooth_surface(part)


def settle(shape, placed, floor):
    """What would sink into the floor is pressed flat on it: a cushion that stands carries its own weight."""
    back = placed.inverted()
    for i, p in enumerate(shape):
        spot = placed @ Vector(p)
        if spot.z < floor:
            spot.z = floor + (spot.z - floor) * 0.04
            shape[i] = back @ spot


def plain_pillow(points, w, d, h):
    """The light model needs no dynamics: full in the middle, flat at the seam."""
    shape = np.array(points)
    u, v = np.abs(shape[:, 0] / (w / 2)), np.abs(shape[:, 1] / (d / 2))
    full = np.sqrt(np.clip(1 - u ** 2.2, 0, 1)) * np.sqrt(np.clip(1 - v ** 2.2, 0, 1))
    shape[:, 2] = np.sign(shape[:, 2]) * (0.003 + h / 2 * full)
    return shape


def wrinkle(shape, amount, scale, seed):
    """Shallow unevenness, different for every cushion so that no two look stamped."""
    offset = Vector((seed * 3.7, seed * 1.3, seed * 7.1))
    for i, p in enumerate(shape):
        v = Vector(p) * scale + offset
        shape[i] = p + amount * np.array(noise.noise_vector(v))


def padded(m, name, mat, at, size, radius=40, puff=12, rot=(0, 0, 0), seed=0, cell=28, seam=None):
    """Foam under cloth on a frame: a slab with soft corners that swells a little in the middle of each face."""
    w, d, h = (s / 1000 for s in size)
    r = min(radius / 1000, 0.49 * min(w, d, h))
    step = (cell * (2.2 if m.export else 1)) / 1000
    points, faces, _, _ = box_grid(w, d, h, min(step, min(w, d, h) / 3))
    half = np.array([w, d, h]) / 2
    shape = np.array(points)
    inner = np.clip(shape, -(half - r), half - r)
    away = shape - inner
    length = np.linalg.norm(away, axis=1, keepdims=True)
    shape = np.where(length > 1e-9, inner + away / np.maximum(length, 1e-9) * r, shape)
    unit = np.clip(shape / half, -1, 1)
    for axis in range(3):
        a, b = [k for k in range(3) if k != axis]
        swell = (1 - unit[:, a] ** 4) * (1 - unit[:, b] ** 4) * np.sign(unit[:, axis]) * np.abs(unit[:, axis]) ** 6
        shape[:, axis] += puff / 1000 * swell * min(1.0, half[a] / 0.2, half[b] / 0.2)
    wrinkle(shape, 0.0022, 4.5, seed)
    mesh = box_uv(outward(mesh_from(name, shape, faces)))
    part = m.add(name, mesh, mat, place(at, rot), sharp_angle=180)
    return m.smooth_surface(part, 1)


def bolster(m, name, mat, at, length, radius, axis='x', seed=0):
    """A round bolster with gathered ends and a covered button."""
    rows, sides = 34, 36
    points, faces, uvs = [], [], []
    profile = []
    for i in range(rows + 1):
        t = i / rows
        x = (t - 0.5) * length
        edge = min(t, 1 - t) * length
        swell = radius * (0.94 + 0.06 * math.sin(math.pi * t))
        curve = min(1.0, edge / (radius * 0.45))
        profile.append((max(4.0, swell * math.sqrt(max(0.0, 1 - (1 - curve) ** 2.4)) ** 0.8), x))
    for i, (r, x) in enumerate(profile):
        for k in range(sides):
            turn = 2 * math.pi * k / sides
            gather = 1 + 0.025 * math.sin(turn * 18) * (1 - min(1.0, min(i, rows - i) / 4))
            sag = -0.05 * r if math.sin(turn) < 0 else 0
            points.append((x / 1000, r * gather * math.cos(turn) / 1000, (r * gather * math.sin(turn)) / 1000))
            uvs.append((turn * radius / 1000, x / 1000))
    for i in range(rows):
        for k in range(sides):
            q = (k + 1) % sides
            faces.append((i * sides + k, i * sides + q, (i + 1) * sides + q, (i + 1) * sides + k))
    shape = np.array(points)
    wrinkle(shape, 0.003, 6.0, seed)
    mesh = mesh_from(name, shape, faces, uvs)
    turn = {'x': (0, 0, 0), 'y': (0, 0, 90), 'z': (0, 90, 0)}[axis]
    part = m.add(name, outward(mesh), mat, place(at, turn), sharp_angle=180)
    m.smooth_surface(part, 1)
    from parts import turned
    for side in (-1, 1):
        with m.within(at, turn):
            turned(m, f'{name} button {side}', mat, [(16, 0), (15, 4), (9, 7), (1, 8)],
                   (side * (length / 2 - 2), 0, 0), (side * (length / 2 + 20), 0, 0), sides=20)
    return part


def sheet(m, name, mat, columns, rows, point, thickness=4, draw=True, uv_scale=(1, 1), subdiv=1):
    """A cloth surface given by a function of (u, v) in 0..1 to millimetres: throws, covers, runners, rugs."""
    if m.export:
        columns, rows = max(4, columns // 3), max(4, rows // 3)
    verts, faces, uvs = [], [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            verts.append(tuple(c / 1000 for c in point(u, v)))
            uvs.append((u * uv_scale[0], v * uv_scale[1]))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    part = m.add(name, mesh_from(name, verts, faces, uvs), mat, Matrix.Identity(4), sharp_angle=180, draw=draw)
    thick = part.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness = thickness / 1000
    thick.offset = -1
    if subdiv and not m.export:
        m.smooth_surface(part, subdiv)
    return part
