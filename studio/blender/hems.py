"""Where a cloth is hemmed: how near each of its points lies to a sewn edge. `hem` in materials.py makes of that a fold and a row of stitches."""

import numpy as np


def near_edges(there, across, along):
    """For a cloth on a grid, `there` saying which of its points were cut: how near each lies to the edge beside it and to the one along it.

    `across`, `along`: metres from one point to the next. An edge is 1, a metre from it and further in is 0, so that a cloth without a hem needs no layer.
    """
    beside, ahead = steps_to_gap(there) * across, steps_to_gap(there.T).T * along
    return np.clip(1 - np.stack([beside, ahead], -1), 0, 1)


def steps_to_gap(there):
    """How many steps lie between each point of a row and the last one that was cut, to the nearer side."""
    def from_the_left(rows):
        steps = np.where(rows, 0, -1)
        for i in range(1, rows.shape[1]):
            steps[:, i] = np.where(rows[:, i], steps[:, i - 1] + 1, -1)
        return steps
    return np.maximum(0, np.minimum(from_the_left(there), from_the_left(there[:, ::-1])[:, ::-1]))


def near_rim(u, v):
    """The same for a cloth without gaps whose rows lie at any distance: `u`, `v` are the metres of its points."""
    return np.clip(1 - np.stack([np.minimum(u, u.max() - u), np.minimum(v, v.max() - v)], -1), 0, 1)


def near_ends(u, v, size, ends):
    """The same for one point of a `sheet`: `ends` are those that are hemmed, of its u and of its v."""
    far = [min((abs(t - end) * length for end in sewn), default=1.0) for t, length, sewn in zip((u, v), size, ends)]
    return [max(0.0, 1 - each) for each in far]


def lay_hem(mesh, near):
    """Beside the layer the weave is laid out on, which stays the one that is seen."""
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', corners)
    mesh.uv_layers.new(name='hem').data.foreach_set('uv', np.asarray(near, np.float32)[corners].ravel())
    mesh.uv_layers['cloth'].active_render = True
