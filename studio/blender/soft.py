"""Everything that gives way under a hand but a cushion: bolsters, padding, covers, throws, bouclé."""

import hashlib
import math
import os
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from hems import lay_hem, near_edges, near_ends, near_rim
from model import box_uv, mesh_from, outward, place

# Otherwise the clock seeds it, and no two builds of a padded arm are the same.
noise.seed_set(1)
CACHE = os.path.join(os.environ.get('STUDIO_SCRATCH', '.'), 'cushions')
# Metres: a wider one would lose the swell of a mattress.
WIDEST_CELL = 0.07


def box_grid(w, d, h, cell, counts=None):
    """The skin of a box as a lattice with shared edges; returns points, faces and lattice positions."""
    n = counts or [max(2, round(s / cell)) for s in (w, d, h)]
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


def kept(key, make):
    """Cloth dynamics take seconds: a shape once found is kept, and several studios may share the shelf."""
    os.makedirs(CACHE, exist_ok=True)
    file = os.path.join(CACHE, hashlib.sha1(key.encode()).hexdigest()[:16] + '.npy')
    if not os.path.exists(file) and begins(file):
        unfinished = f'{file}.{os.getpid()}.part.npy'
        np.save(unfinished, make())
        os.replace(unfinished, file)
    while not os.path.exists(file):
        time.sleep(0.3)
    return np.load(file)


def begins(file):
    """Whether this studio is the first to ask for the shape; whoever comes later waits for it, two minutes at most."""
    try:
        os.mkdir(f'{file}.begun')
        return True
    except FileExistsError:
        until = time.time() + 120
        while not os.path.exists(file) and time.time() < until:
            time.sleep(0.3)
        return not os.path.exists(file)


def settled_points(cloth, frames):
    """The cloth after some moments of its own motion."""
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    cloth.modifiers['cloth'].point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    done = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = np.empty(len(done.vertices) * 3, np.float32)
    done.vertices.foreach_get('co', out)
    bpy.data.objects.remove(cloth)
    scene.frame_set(1)
    return out.reshape(-1, 3)


def drape(name, size, cell, over, at, frames=52, stiffness=1.2, thick=12, corner=None, slit=None):
    """A cloth of `size` (across, along) let fall from `at` over rounded boxes `over` [(centre, size), ...]; all in millimetres.

    `corner`: (half width, foot) of a bed beyond which the cloth is cut round, so that it hangs evenly and has no tails.
    `slit`: the same for a bed with posts: what would hang where they stand is cut out, and its points are nowhere (NaN).
    Returns the points row by row with their columns and rows.
    """
    columns, rows = round(size[0] / cell), round(size[1] / cell)
    key = f'drape {size} {cell} {over} {at} {frames} {stiffness} {thick} {corner} {slit} v3'
    points = kept(key, lambda: fall(size, columns, rows, over, at, frames, stiffness, thick, corner, slit))
    return points, columns, rows


def cut_round(x, y, half, foot):
    beside, below = abs(x) - half, foot - y
    if beside <= 0 or below <= 0:
        return x, y
    share = max(beside, below) / math.hypot(beside, below)
    return math.copysign(half + beside * share, x), foot - below * share


def cut_out(verts, half, foot):
    """Which points of a cover are left when the two corners beyond `half` and `foot` are cut out."""
    return np.array([abs(x) * 1000 <= half or y * 1000 >= foot for x, y, _ in verts])


def fall(size, columns, rows, over, at, frames, stiffness, thick, corner, slit):
    scene = bpy.context.scene
    w, d = size
    verts = [((at[0] + (i / columns - 0.5) * w) / 1000, (at[1] + (j / rows - 0.5) * d) / 1000, at[2] / 1000)
             for j in range(rows + 1) for i in range(columns + 1)]
    if corner:
        verts = [(*(c / 1000 for c in cut_round(x * 1000, y * 1000, *corner)), z) for x, y, z in verts]
    holders = []
    for centre, box in over:
        r = min(45.0, 0.3 * min(box))
        points, faces, _, _ = box_grid(*(s / 1000 for s in box), 0.06)
        half = np.array(box) / 2000
        shape = np.array(points)
        inner = np.clip(shape, -(half - r / 1000), half - r / 1000)
        away = shape - inner
        length = np.linalg.norm(away, axis=1, keepdims=True)
        shape = np.where(length > 1e-9, inner + away / np.maximum(length, 1e-9) * r / 1000, shape) + np.array(centre) / 1000
        body = bpy.data.objects.new('body', outward(mesh_from('body', shape, faces)))
        scene.collection.objects.link(body)
        body.modifiers.new('collision', 'COLLISION')
        body.collision.thickness_outer = 0.004
        body.collision.cloth_friction = 30
        holders.append(body)
    there = cut_out(verts, *slit) if slit else np.ones(len(verts), bool)
    cloth = bpy.data.objects.new('cloth', mesh_from('cloth', np.array(verts)[there], faces_left(grid_faces(columns, rows), there)))
    scene.collection.objects.link(cloth)
    settings = cloth.modifiers.new('cloth', 'CLOTH')
    settings.settings.quality = 5
    settings.settings.mass = 0.35
    settings.settings.tension_stiffness = settings.settings.compression_stiffness = 20
    settings.settings.shear_stiffness = 6
    settings.settings.bending_stiffness = stiffness
    settings.settings.air_damping = 2.5
    settings.collision_settings.collision_quality = 2
    settings.collision_settings.distance_min = thick / 1000
    out = np.full((len(verts), 3), np.nan, np.float32)
    out[there] = settled_points(cloth, frames)
    for body in holders:
        bpy.data.objects.remove(body)
    return out


def grid_faces(columns, rows):
    return [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i)
            for j in range(rows) for i in range(columns)]


def faces_left(faces, there):
    """The faces none of whose corners were cut away, in numbers of the points that are left."""
    number = np.cumsum(there) - 1
    return [tuple(int(number[i]) for i in face) for face in faces if all(there[i] for i in face)]


def hang(m, name, mat, points, columns, rows, size, thickness=14, rows_from=0.0, rows_to=1.0, lift=0.0, seed=0, swell=1.0):
    """A draped cloth as a part, hemmed all round; a strip of its rows, lifted along the surface, is a blanket that follows every fold."""
    first, last = round(rows_from * rows), round(rows_to * rows)
    shape = np.array(points).reshape(rows + 1, columns + 1, 3)[first:last + 1]
    return sewn(m, name, mat, lain(shape, lift, seed, swell), size[0] / columns, size[1] / rows, thickness)


def lain(grid, lift=0.0, seed=0, swell=1.0):
    """A grid of points lifted along its surface, with the unevenness of a cloth that has been used."""
    there = ~np.isnan(grid[..., 0])
    faces = faces_left(grid_faces(grid.shape[1] - 1, grid.shape[0] - 1), there.ravel())
    shape = grid[there]
    if lift:
        normals = away_from_bed(shape, faces)
        normals *= np.where(normals[:, 2:3] < -0.2, -1, 1)
        shape = shape + normals * lift / 1000
    out = np.full(grid.shape, np.nan)
    out[there] = slept_under(shape, faces, seed, swell)
    return out


def sewn(m, name, mat, grid, across, along, thickness):
    """The part that a grid of points makes, hemmed at every edge; `across`: millimetres between two columns, `along`: where its rows lie, or how far apart."""
    rows, columns = grid.shape[0] - 1, grid.shape[1] - 1
    there = ~np.isnan(grid[..., 0])
    lies = np.arange(rows + 1) * along if np.isscalar(along) else np.array(along)
    u, v = np.meshgrid(np.arange(columns + 1) * across / 1000, lies / 1000)
    near = near_edges(there, across / 1000, along / 1000) if np.isscalar(along) else near_rim(u, v)
    faces = faces_left(grid_faces(columns, rows), there.ravel())
    mesh = mesh_from(name, grid[there], faces, np.stack([u, v], -1)[there].tolist())
    lay_hem(mesh, near[there])
    part = m.add(name, mesh, mat, Matrix.Identity(4), sharp_angle=180)
    solid = part.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = thickness / 1000
    solid.offset = 0
    return m.smooth_surface(part, 2)


def away_from_bed(shape, faces):
    probe = mesh_from('probe', shape, faces)
    probe.calc_normals()
    normals = np.array([v.normal[:] for v in probe.vertices])
    bpy.data.meshes.remove(probe)
    return normals


def slept_under(shape, faces, seed, swell):
    """Broad swells, and smaller ones across them; never inwards, where mattress and rail are."""
    moved = shape.copy()
    for amount, scale in ((0.018, 2.6), (0.008, 6.5)):
        wrinkle(moved, amount * swell, scale, seed)
    out = away_from_bed(shape, faces)
    out *= np.where(((shape - shape.mean(0) + (0, 0, 0.4)) * out).sum(1, keepdims=True) < 0, -1, 1)
    inwards = np.minimum(((moved - shape) * out).sum(1, keepdims=True), 0)
    return moved - out * inwards


def piping(m, name, mat, loop, radius=3.2):
    """A cord sewn into the seam; `loop` is in metres in the frame of the cushion."""
    from parts import rod
    return rod(m, name, mat, [tuple(1000 * c for c in p) for p in loop], radius, closed=True, draw=False)


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


def wrinkle(shape, amount, scale, seed):
    """Shallow unevenness, different for every cushion so that no two look stamped."""
    offset = Vector((seed * 3.7, seed * 1.3, seed * 7.1))
    for i, p in enumerate(shape):
        v = Vector(p) * scale + offset
        shape[i] = p + amount * np.array(noise.noise_vector(v))


def thin_slab(half, step, r):
    """A blanket in a model: as fine as it is thin where it turns over its edge, and wide cells between."""
    counts = [max(3, round(2 * s / step)) for s in half]
    points, faces, _, _ = box_grid(*(2 * half), step, counts)
    shape = np.array(points)
    for axis, count in enumerate(counts):
        last, flat = 1 - 2 / count, 1 - r / half[axis]
        share = np.abs(shape[:, axis]) / half[axis]
        eased = np.where(share <= last + 1e-9, share / last * flat, flat + (share - last) / (1 - last) * (1 - flat))
        shape[:, axis] = np.sign(shape[:, axis]) * eased * half[axis]
    return shape, faces


def padded(m, name, mat, at, size, radius=40, puff=12, rot=(0, 0, 0), seed=0, cell=28, seam=None):
    """Foam under cloth on a frame: a slab with soft corners that swells a little in the middle of each face."""
    w, d, h = (s / 1000 for s in size)
    r = min(radius / 1000, 0.49 * min(w, d, h))
    step = (cell * (2.2 if m.export else 1)) / 1000
    half = np.array([w, d, h]) / 2
    if m.export and min(w, d, h) < 1.5 * step:
        shape, faces = thin_slab(half, min(step, WIDEST_CELL), r)
    else:
        points, faces, _, _ = box_grid(w, d, h, min(step, min(w, d, h) / 3))
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


def sheet(m, name, mat, columns, rows, point, thickness=4, draw=True, uv_scale=(1, 1), subdiv=1, hem=None):
    """A cloth surface given by a function of (u, v) in 0..1 to millimetres: throws, covers, runners, rugs.

    `hem`: which ends of u and which of v are hemmed, such as ((0, 1), ()) for a cloth with fringes along v; `uv_scale` is then its size in metres.
    """
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
    mesh = mesh_from(name, verts, faces, uvs)
    if hem and not m.export:
        lay_hem(mesh, [near_ends(u / uv_scale[0], v / uv_scale[1], uv_scale, hem) for u, v in uvs])
    part = m.add(name, mesh, mat, Matrix.Identity(4), sharp_angle=180, draw=draw)
    thick = part.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness = thickness / 1000
    thick.offset = -1
    if subdiv and not m.export:
        m.smooth_surface(part, subdiv)
    return part


LOOPS_PER_SQUARE_METRE = 165_000


def loops(m, parts, mat, seed=1):
    """Bouclé as what it is: tens of thousands of small loops of yarn standing on the cloth, no two alike."""
    if m.export:
        return
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    chance = np.random.default_rng(seed)
    curl = yarn_curl(m, mat)
    for part in parts:
        spots, normals = scatter(part.evaluated_get(depsgraph), chance)
        verts, faces = little_triangles(spots, normals, chance)
        mesh = mesh_from(f'{part.name} loops', verts, faces)
        bed = m.add(f'{part.name} loops', mesh, mat, Matrix.Identity(4), draw=False)
        bed.matrix_local = part.matrix_local.copy()
        bed['ignore_frame'] = True
        bed.instance_type = 'FACES'
        bed.use_instance_faces_scale = True
        bed.show_instancer_for_render = False
        loop = bpy.data.objects.new(f'{part.name} loop', curl)
        bpy.context.scene.collection.objects.link(loop)
        loop.parent = bed


def scatter(part, chance):
    """Points spread evenly over the visible surface, each with its normal."""
    mesh = part.to_mesh()
    mesh.calc_loop_triangles()
    count = len(mesh.loop_triangles)
    corners = np.empty(count * 3, np.int32)
    mesh.loop_triangles.foreach_get('vertices', corners)
    co = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', co)
    tri = co.reshape(-1, 3)[corners.reshape(-1, 3)]
    cross = np.cross(tri[:, 1] - tri[:, 0], tri[:, 2] - tri[:, 0])
    area = np.linalg.norm(cross, axis=1) / 2
    pick = chance.choice(count, int(area.sum() * LOOPS_PER_SQUARE_METRE), p=area / area.sum())
    a, b = chance.random((2, len(pick), 1))
    flip = a + b > 1
    a, b = np.where(flip, 1 - a, a), np.where(flip, 1 - b, b)
    spots = tri[pick, 0] + a * (tri[pick, 1] - tri[pick, 0]) + b * (tri[pick, 2] - tri[pick, 0])
    normals = cross[pick] / np.maximum(np.linalg.norm(cross[pick], axis=1, keepdims=True), 1e-12)
    part.to_mesh_clear()
    return spots, normals


def little_triangles(spots, normals, chance):
    """One triangle under each loop: it says where the loop stands, how it is turned and how large it is."""
    tilt = normals + chance.normal(0, 0.35, normals.shape)
    tilt /= np.linalg.norm(tilt, axis=1, keepdims=True)
    across = np.cross(tilt, chance.normal(0, 1, normals.shape))
    across /= np.maximum(np.linalg.norm(across, axis=1, keepdims=True), 1e-9)
    along = np.cross(tilt, across)
    # An instance is scaled by the square root of the triangle's area; this makes that the size of the loop.
    size = chance.uniform(0.75, 1.25, (len(spots), 1)) * 0.0036 * math.sqrt(2)
    centre = spots - normals * 0.0002
    verts = np.stack([centre - (across + along) * size / 3, centre + (2 * across - along) * size / 3, centre + (2 * along - across) * size / 3], 1)
    return verts.reshape(-1, 3), np.arange(len(spots) * 3).reshape(-1, 3).tolist()


def yarn_curl(m, mat):
    """A loop and a half of yarn, one unit wide: shrunk to some millimetres wherever it is put."""
    from materials import material
    curve = bpy.data.curves.new('curl', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = 0.27, 1, 3
    spline = curve.splines.new('NURBS')
    path = [(math.cos(t) * 0.95, math.sin(t) * 0.75, 0.2 + 0.36 * math.sin(t * 0.5 + 0.3) + 0.08 * math.cos(2.2 * t)) for t in (k * 0.9 for k in range(10))]
    spline.points.add(len(path) - 1)
    for point, co in zip(spline.points, path):
        point.co = (*co, 1)
    spline.use_endpoint_u = True
    holder = bpy.data.objects.new('curl', curve)
    mesh = bpy.data.meshes.new_from_object(holder)
    bpy.data.objects.remove(holder)
    mesh.materials.clear()
    mesh.materials.append(material(mat.replace('boucle', 'yarn')))
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return mesh
