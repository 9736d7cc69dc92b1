"""Renders the open scene and leaves three linear planes (colour, albedo, normal) for the darkroom."""

import os
import time

import bpy
import numpy as np

PLANES = (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'))


def load_film(width, height, samples, threads):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    cycles.blur_glossy = 1.0
    cycles.tile_size = 4096
    cycles.use_auto_tile = False
    scene.view_layers[0].cycles.denoising_store_passes = True


def expose(folder, name):
    """One exposure; returns seconds."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '16'
    out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    for plane, socket in PLANES:
        slot = f'{name}.{plane}.'
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], out.inputs[slot])
    began = time.time()
    bpy.ops.render.render()
    for plane, _ in PLANES:
        develop_plane(folder, name, plane)
    return time.time() - began


def develop_plane(folder, name, plane):
    scene = bpy.context.scene
    path = os.path.join(folder, f'{name}.{plane}.{scene.frame_current:04d}.exr')
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    top_first = np.ascontiguousarray(pixels.reshape(height, width, 4)[::-1, :, :3])
    top_first.astype(np.float16).tofile(os.path.join(folder, f'{name}.{plane}.f16'))
    bpy.data.images.remove(image)
    os.remove(path)
