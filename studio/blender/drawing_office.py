"""Writes the dimension drawing and the plain glTF of each product on a list. Run by studio.ts inside Blender."""

import json
import os
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

import catalogue
import drawing
import materials
from model import Model

METALS = {'brass': 0.3, 'steel': 0.45, 'mirror': 0.05}


def plain_materials():
    """glTF knows colours, not our shader networks."""
    for made in bpy.data.materials:
        base = tuple(made.get('base', (0.8, 0.8, 0.8)))
        kind = made.name.partition(':')[0]
        made.node_tree.nodes.clear()
        shader = made.node_tree.nodes.new('ShaderNodeBsdfPrincipled')
        output = made.node_tree.nodes.new('ShaderNodeOutputMaterial')
        made.node_tree.links.new(shader.outputs[0], output.inputs[0])
        shader.inputs['Base Color'].default_value = (*base, 1)
        shader.inputs['Metallic'].default_value = 1.0 if kind in METALS else 0.0
        shader.inputs['Roughness'].default_value = METALS.get(kind, 0.6)


def export(model, path):
    for part in list(model.parts):
        if part.get('outline_only') or part.get('ignore_frame'):
            bpy.data.objects.remove(part)
    plain_materials()
    bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', export_apply=True, export_yup=True, export_texcoords=False,
                              export_normals=True, export_cameras=False, export_lights=False, export_animations=False, export_skins=False, export_morph=False)


def main():
    job_file, drawings, models = sys.argv[sys.argv.index('--') + 1:]
    with open(job_file) as file:
        slugs = json.load(file)
    for slug in slugs:
        try:
            bpy.ops.wm.read_factory_settings(use_empty=True)
            bpy.ops.preferences.addon_enable(module='io_scene_gltf2')
            materials.clear()
            model = Model(slug, export=True)
            entry = catalogue.ENTRIES[slug]
            entry.build(model)
            drawing.draw_product(model, entry, os.path.join(drawings, f'{slug}.svg'))
            export(model, os.path.join(models, f'{slug}.glb'))
            print(f'\nDRAWN {slug}', flush=True)
        except Exception:
            print(f'\nFAILED {slug} ' + traceback.format_exc().replace('\n', ' | '), flush=True)


main()
