"""Dimension drawings: the outline of every part, seen from the front and from the side, with its measures."""

import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import convex_hull_2d

from drawing_sheet import sheet

PIXEL = 3.0
FINE = 14


def draw_product(model, entry, path):
    w, d, h = entry.size
    if entry.flat or not entry.true_size:
        front, side = [rectangle(w, d)], [rectangle(d, max(h, 12))]
        views = [(front, w, d, ('W', w), ('D', d)), (side, d, max(h, 12), ('D', d), ('H', h))]
    else:
        parts = [p for p in model.parts if (p.get('draw', True) or p.get('outline_only')) and not p.get('loose') and not p.get('plant') and not p.get('ignore_frame')]
        bpy.context.view_layer.update()
        meshes = [triangles(p) for p in parts]
        front = outlines(meshes, lambda t: t[:, :, [0, 2]] + np.array([w / 2, 0]), lambda t: t[:, :, 1].min(), nearest_last=True)
        side = outlines(meshes, lambda t: t[:, :, [1, 2]] + np.array([d / 2, 0]), lambda t: -t[:, :, 0].max(), nearest_last=True)
        views = [(front, w, h, ('W', w), ('H', h)), (side, d, h, ('D', d), None)]
    with open(path, 'w') as file:
        file.write(sheet(model.slug.replace('-', ' ').capitalize(), views))


def triangles(part):
    """World triangles of one part in millimetres."""
    done = part.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = done.to_mesh()
    mesh.calc_loop_triangles()
    points = np.empty(len(mesh.vertices) * 3, np.float64)
    mesh.vertices.foreach_get('co', points)
    matrix = np.array(part.matrix_world)
    points = points.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3]
    index = np.empty(len(mesh.loop_triangles) * 3, np.int32)
    mesh.loop_triangles.foreach_get('vertices', index)
    out = points[index.reshape(-1, 3)] * 1000
    done.to_mesh_clear()
    return out


def outlines(meshes, project, depth, nearest_last):
    ordered = sorted((m for m in meshes if len(m)), key=depth, reverse=nearest_last)
    shapes = []
    for mesh in ordered:
        flat = project(mesh)
        shapes += silhouette(flat)
    return shapes


def silhouette(flat):
    """The outline of a projected part: its convex hull when that is true enough, otherwise the traced mask."""
    points = flat.reshape(-1, 2)
    rounded = [Vector(p) for p in np.unique(np.round(points, 1), axis=0)]
    if len(rounded) < 3:
        return []
    hull = np.array([tuple(rounded[i]) for i in convex_hull_2d(rounded)])
    hull_area = abs(area(hull))
    low = points.min(0) - 2 * PIXEL
    shape = np.ceil((points.max(0) - low) / PIXEL).astype(int) + 3
    mask = np.zeros((shape[1], shape[0]), bool)
    scaled = (flat - low) / PIXEL
    spread = (scaled.max(1) - scaled.min(1)).max(1)
    speckle(mask, scaled[spread < FINE])
    for a, b, c in scaled[spread >= FINE]:
        fill(mask, a, b, c)
    if mask.sum() * PIXEL * PIXEL >= 0.93 * hull_area or hull_area < 500:
        return [hull]
    return [simplify(np.array(loop) * PIXEL + low, 3.0) for loop in trace(mask) if len(loop) > 12]


def area(p):
    q = np.roll(p, -1, axis=0)
    return 0.5 * float((p[:, 0] * q[:, 1] - q[:, 0] * p[:, 1]).sum())


def speckle(mask, small):
    """Many small triangles at once: a lattice of points on each is dense enough to fill it."""
    for i in range(FINE + 1):
        for j in range(FINE + 1 - i):
            spots = small[:, 0] * (i / FINE) + small[:, 1] * (j / FINE) + small[:, 2] * ((FINE - i - j) / FINE)
            mask[spots[:, 1].astype(int), spots[:, 0].astype(int)] = True


def fill(mask, a, b, c):
    x0, y0 = np.floor(np.minimum(np.minimum(a, b), c)).astype(int)
    x1, y1 = np.ceil(np.maximum(np.maximum(a, b), c)).astype(int)
    xs, ys = np.meshgrid(np.arange(x0, x1 + 1) + 0.5, np.arange(y0, y1 + 1) + 0.5)
    def side(p, q):
        return (q[0] - p[0]) * (ys - p[1]) - (q[1] - p[1]) * (xs - p[0])
    s1, s2, s3 = side(a, b), side(b, c), side(c, a)
    inside = ((s1 >= -0.6) & (s2 >= -0.6) & (s3 >= -0.6)) | ((s1 <= 0.6) & (s2 <= 0.6) & (s3 <= 0.6))
    mask[y0:y1 + 1, x0:x1 + 1] |= inside[:mask.shape[0] - y0, :mask.shape[1] - x0]


def trace(mask):
    """Walks along the border between filled and empty pixels."""
    edges = {}
    padded = np.pad(mask, 1)
    inner = np.zeros_like(padded)
    inner[1:-1, 1:-1] = padded[:-2, 1:-1] & padded[2:, 1:-1] & padded[1:-1, :-2] & padded[1:-1, 2:]
    ys, xs = np.nonzero(padded & ~inner)
    for y, x in zip(ys, xs):
        for dy, dx, start, end in ((-1, 0, (x, y), (x + 1, y)), (0, 1, (x + 1, y), (x + 1, y + 1)), (1, 0, (x + 1, y + 1), (x, y + 1)), (0, -1, (x, y + 1), (x, y))):
            if not padded[y + dy, x + dx]:
                edges.setdefault(start, []).append(end)
    loops = []
    while edges:
        start = next(iter(edges))
        loop, at = [start], start
        while True:
            nexts = edges.get(at)
            if not nexts:
                break
            following = nexts.pop()
            if not nexts:
                del edges[at]
            at = following
            if at == start:
                break
            loop.append(at)
        loops.append([(x - 1, y - 1) for x, y in loop])
    return loops


def simplify(points, tolerance):
    if len(points) < 4:
        return points
    far = int(np.argmax(((points - points[0]) ** 2).sum(1)))
    first, second = reduce_line(points[:far + 1], tolerance), reduce_line(np.vstack([points[far:], points[:1]]), tolerance)
    return np.vstack([first[:-1], second[:-1]])


def reduce_line(points, tolerance):
    """Douglas and Peucker: keeps only the points that the eye would miss."""
    keep = [0, len(points) - 1]
    stack = [(0, len(points) - 1)]
    while stack:
        a, b = stack.pop()
        if b - a < 2:
            continue
        line = points[b] - points[a]
        length = math.hypot(*line) or 1e-9
        away = np.abs(line[0] * (points[a + 1:b, 1] - points[a, 1]) - line[1] * (points[a + 1:b, 0] - points[a, 0])) / length
        k = int(np.argmax(away))
        if away[k] > tolerance:
            keep.append(a + 1 + k)
            stack += [(a, a + 1 + k), (a + 1 + k, b)]
    return points[sorted(keep)]


def rectangle(w, h):
    return np.array([(0, 0), (w, 0), (w, h), (0, h)], float)
