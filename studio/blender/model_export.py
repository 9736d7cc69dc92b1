"""The glTF of a piece: its parts laid out for tiled textures, and a note of which finish each part takes in every colour."""

import json
import os

import bpy

import materials
from model import Model, box_uv

HERE = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(HERE, '..', 'tiles.json')) as tiles:
    TILES = json.load(tiles)
with open(os.path.join(HERE, '..', 'products.json')) as sheets:
    COLOURS = {sheet['slug']: list(sheet.get('colours', {})) for sheet in json.load(sheets)}


def finish_of(part):
    return part.data.materials[0].name


def finishes(model, entry):
    """For each part its finish in the usual colour and, where it differs, in the others."""
    kept = [{'': finish_of(part)} for part in model.parts]
    for colour in COLOURS.get(model.slug, []):
        other = Model(f'{model.slug} {colour}', export=True)
        entry.assemble(other, colour)
        if len(other.parts) != len(kept):
            print(f'CHECK {model.slug}: in {colour} it has other parts', flush=True)
        else:
            for row, part in zip(kept, other.parts):
                if finish_of(part) != row['']:
                    row[colour] = finish_of(part)
        for part in [*other.parts, other.root]:
            bpy.data.objects.remove(part)
    return kept


def lay_out(part, kind, number):
    """Cloth keeps the metres it was cut in; wood runs along its grain, each board from another spot of the log."""
    mesh, tile = part.data, TILES.get(kind, {}).get('tile')
    if tile is None:
        while mesh.uv_layers:
            mesh.uv_layers.remove(mesh.uv_layers[0])
        return
    if kind == 'wood' or not mesh.uv_layers:
        while mesh.uv_layers:
            mesh.uv_layers.remove(mesh.uv_layers[0])
        box_uv(mesh)
    while len(mesh.uv_layers) > 1:
        mesh.uv_layers.remove(mesh.uv_layers[-1])
    shift = (number * 0.618 % 1, number * 0.382 % 1) if kind == 'wood' else (0.0, 0.0)
    for spot in mesh.uv_layers[0].data:
        spot.uv = (spot.uv[0] / tile[0] + shift[0], spot.uv[1] / tile[1] + shift[1])


def plain(name):
    """glTF gets its finishes when it is packed; here a part only carries the number of its row."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made


def export(model, entry, path):
    """Nobody sells the plant in a planter or the room around a piece: what stands in for scale stays out."""
    rows, numbers = [], {}
    table = list(zip(model.parts, finishes(model, entry)))
    for number, (part, row) in enumerate(table):
        if part.get('outline_only') or part.get('ignore_frame') or part.get('plant'):
            bpy.data.objects.remove(part)
            continue
        if part.data.users > 1:
            part.data = part.data.copy()
        lay_out(part, row[''].partition(':')[0], number)
        key = json.dumps([row, bool(part.get('loose'))])
        if key not in numbers:
            numbers[key] = len(rows)
            rows.append({'finishes': row, 'loose': bool(part.get('loose')), 'made': plain(f'm{len(rows)}')})
        part.data.materials.clear()
        part.data.materials.append(rows[numbers[key]]['made'])
    used = {finish for row in rows for finish in row['finishes'].values()}
    note = {
        'rows': [{'finishes': row['finishes'], 'loose': row['loose']} for row in rows],
        'dyes': {finish: dyes(finish) for finish in sorted(used)},
        'colours': COLOURS.get(model.slug, []),
    }
    bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', export_apply=True, export_yup=True, export_texcoords=True,
                              export_normals=True, export_cameras=False, export_lights=False, export_animations=False, export_skins=False, export_morph=False)
    with open(path.replace('.glb', '.json'), 'w') as file:
        json.dump(note, file)


def dyes(finish):
    """Its colour, and for wood the lightest of its grain."""
    kind, _, name = finish.partition(':')
    base = materials.linear(materials.base_colour(kind, name))
    return {'base': base, 'lightest': materials.linear(materials.WOODS[name][0]) if kind == 'wood' else base}
