"""A piece of furniture while it is being made: a set of named parts, all in millimetres, front towards -Y, floor at Z = 0."""

import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from materials import material

# Local X is the grain: these turns lay it along the axis that a part asks for.
GRAIN = {
    'x': Matrix.Identity(4),
    'y': Matrix.Rotation(math.pi / 2, 4, 'Z'),
    'z': Matrix.Rotation(-math.pi / 2, 4, 'Y'),
}


def degrees(rot):
    return Euler([math.radians(a) for a in rot], 'XYZ').to_matrix().to_4x4()


def place(at, rot=(0, 0, 0)):
    return Matrix.Translation(Vector(at) / 1000) @ degrees(rot)


def local_size(size, grain):
    sx, sy, sz = size
    return {'x': (sx, sy, sz), 'y': (sy, sx, sz), 'z': (sz, sy, sx)}[grain]


class Model:
    def __init__(self, slug, export=False):
        self.slug = slug
        self.export = export
        self.root = bpy.data.objects.new(slug, None)
        bpy.context.scene.collection.objects.link(self.root)
        self.parts = []
        self.frame = Matrix.Identity(4)
        # The counts of its sheet, and those that its builder has asked for.
        self.facts = {}
        self.asked = set()

    def fact(self, key):
        """How many the sheet says there are: a builder loops over this, so that words and model agree."""
        if key not in self.facts:
            raise KeyError(f'{self.slug}: no {key} on its sheet')
        self.asked.add(key)
        return self.facts[key]

    def within(self, at, rot=(0, 0, 0)):
        """A sub-assembly, such as a door leaf, made at its own origin and then hung in place."""
        return Within(self, place(at, rot))

    def add(self, name, mesh, mat, matrix, smooth=True, sharp_angle=35, draw=True):
        mesh.materials.clear()
        mesh.materials.append(material(mat))
        if smooth and len(mesh.polygons):
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(sharp_angle)
        part = bpy.data.objects.new(f'{self.slug} {name}', mesh)
        bpy.context.scene.collection.objects.link(part)
        part.parent = self.root
        part.matrix_local = self.frame @ matrix
        part['draw'] = draw
        self.parts.append(part)
        return part

    def bevel(self, part, width, segments=3):
        if width <= 0:
            return part
        modifier = part.modifiers.new('soft edge', 'BEVEL')
        modifier.width = width / 1000
        modifier.segments = 2 if self.export else segments
        modifier.limit_method = 'ANGLE'
        modifier.angle_limit = math.radians(30)
        modifier.harden_normals = True
        return part

    def smooth_surface(self, part, levels=2):
        modifier = part.modifiers.new('smooth', 'SUBSURF')
        modifier.levels = modifier.render_levels = 1 if self.export else levels
        return part

    def put(self, at, turn=0, scale=1.0):
        """Stand the finished piece in a scene."""
        self.root.matrix_world = (Matrix.Translation(Vector(at) / 1000) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
                                  @ Matrix.Scale(scale, 4))
        return self


class Within:
    def __init__(self, model, matrix):
        self.model, self.matrix = model, matrix

    def __enter__(self):
        self.before = self.model.frame
        self.model.frame = self.before @ self.matrix
        return self.model

    def __exit__(self, *_):
        self.model.frame = self.before


def mesh_from(name, verts, faces, uvs=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.update()
    if uvs is not None:
        layer = mesh.uv_layers.new(name='cloth')
        flat = [c for face in faces for i in face for c in uvs[i]]
        layer.data.foreach_set('uv', flat)
    return mesh


def outward(mesh):
    """Faces look outwards, so that bevels and shading agree on which side is which."""
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def box_uv(mesh):
    """Cloth is cut flat: each side of a cushion takes its two own directions, in metres."""
    layer = mesh.uv_layers.get('cloth') or mesh.uv_layers.new(name='cloth')
    for poly in mesh.polygons:
        n = poly.normal
        axis = max(range(3), key=lambda k: abs(n[k]))
        a, b = [k for k in range(3) if k != axis]
        for loop in poly.loop_indices:
            co = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = (co[a] + 0.37 * axis, co[b])
    return mesh
