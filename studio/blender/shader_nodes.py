"""A short way to write shader networks: each call adds one node and returns its socket."""

import bpy


class Net:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def plug(self, node, inputs):
        for key, value in inputs.items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            elif hasattr(socket, 'default_value'):
                is_list = hasattr(socket.default_value, '__len__')
                if is_list and len(socket.default_value) == 4 and len(value) == 3:
                    value = (*value, 1.0)
                socket.default_value = value
        return node

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        node = self.node('ShaderNodeMath', operation=operation, use_clamp=clamp)
        return self.plug(node, {0: a, 1: b, 2: c}).outputs[0]

    def vector(self, operation, a, b=(0.0, 0.0, 0.0)):
        node = self.node('ShaderNodeVectorMath', operation=operation)
        self.plug(node, {0: a, 1: b})
        return node.outputs['Value' if operation in ('LENGTH', 'DOT_PRODUCT') else 'Vector']

    def noise(self, coords, scale=1.0, detail=2.0, rough=0.5, distortion=0.0):
        node = self.node('ShaderNodeTexNoise')
        inputs = {'Vector': coords, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distortion}
        return self.plug(node, inputs).outputs['Fac']

    def voronoi(self, coords, scale, smooth=0.4):
        node = self.node('ShaderNodeTexVoronoi', feature='SMOOTH_F1')
        return self.plug(node, {'Vector': coords, 'Scale': scale, 'Smoothness': smooth}).outputs['Distance']

    def split(self, vector):
        return self.plug(self.node('ShaderNodeSeparateXYZ'), {0: vector}).outputs

    def join(self, x, y, z=0.0):
        return self.plug(self.node('ShaderNodeCombineXYZ'), {0: x, 1: y, 2: z}).outputs[0]

    def ramp(self, fac, stops, interpolation='EASE'):
        node = self.node('ShaderNodeValToRGB')
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1.0)
        return self.plug(node, {0: fac}).outputs[0]

    def range(self, value, low, high, to_low=0.0, to_high=1.0):
        node = self.node('ShaderNodeMapRange')
        return self.plug(node, {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        node = self.node('ShaderNodeMixRGB', blend_type=blend)
        return self.plug(node, {0: fac, 1: a, 2: b}).outputs[0]

    def bump(self, height, distance, strength=1.0):
        node = self.node('ShaderNodeBump')
        inputs = {'Height': height, 'Distance': distance, 'Strength': strength}
        return self.plug(node, inputs).outputs[0]

    def finish(self, **principled):
        shader = self.node('ShaderNodeBsdfPrincipled')
        self.plug(shader, {key.replace('_', ' '): value for key, value in principled.items()})
        return self.surface(shader.outputs[0])

    def surface(self, shader):
        output = self.node('ShaderNodeOutputMaterial')
        self.tree.links.new(shader, output.inputs['Surface'])
        return self.material
