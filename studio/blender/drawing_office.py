"""Writes the dimension drawing and the glTF of each product on a list. Run by studio.ts inside Blender."""

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
from model_export import export

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
            if entry.true_size:
                export(model, entry, os.path.join(models, f'{slug}.glb'))
            print(f'\nDRAWN {slug}', flush=True)
        except Exception:
            print(f'\nFAILED {slug} ' + traceback.format_exc().replace('\n', ' | '), flush=True)


main()
