"""The material library: woods, cloths, cane, metals, stone and glass, each by the name a joiner would ask for."""

from shader_nodes import Net

_shelf = {}
_settings = {'thread': 1.0}


def linear(hex_colour):
    def channel(at):
        value = int(hex_colour[at:at + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
    return tuple(channel(at) for at in (1, 3, 5))


def clear():
    _shelf.clear()


def material(name):
    if name not in _shelf:
        kind, _, finish = name.partition(':')
        made = MAKERS[kind](name, finish)
        made['base'] = linear(base_colour(kind, finish))
        _shelf[name] = made
    return _shelf[name]


WOODS = {
    'sal': ('#B98A5F', '#8A5A36', '#6B4327'),
    'teak': ('#C4945C', '#9A6838', '#75491F'),
    'honey': ('#CFA063', '#A8743C', '#855526'),
    'walnut': ('#7A5238', '#543523', '#3A2318'),
    'dark-sal': ('#6A442D', '#482C1C', '#321D12'),
    'black': ('#2A2522', '#1B1816', '#12100E'),
    'floor': ('#B08A62', '#8C6844', '#6F5032'),
    'pale': ('#CDB694', '#B29873', '#947A58'),
    'dark-floor': ('#7A5238', '#543523', '#3A2318'),
}

CLOTHS = {
    'oatmeal': '#D2C2AA', 'moss': '#6B7150', 'terracotta': '#B0603F', 'ivory': '#E8DCC4', 'rust': '#A65A36',
    'sage': '#919B78', 'indigo': '#2E3F5F', 'tea-green': '#2F4A3C', 'flax': '#C2AE8C', 'charcoal': '#4A4744',
    'white': '#EFE7D8', 'cord': '#D9CCB4', 'sand': '#C9B698', 'natural': '#B79E74', 'linen': '#D9D0C0', 'clay': '#C08A66',
    'tan': '#A06A3C', 'espresso': '#4B3328',
}

PLAIN = {
    'cane': '#D3AE75', 'brass': '#C79A52', 'steel': '#2B2A29', 'marble': '#E9E6E0', 'glass': '#DDE5E2', 'mirror': '#E8EAEA',
    'paper': '#EDE6DA', 'plaster': '#E9E1D4', 'stone': '#B9AFA1', 'leaf': '#4F6A42', 'clay-pot': '#A9693F', 'bulb': '#FFE2B0', 'pane': '#F3F5F2',
    'shade': '#EFE6D4', 'page': '#E6DDCB', 'cloud': '#E4EAEC', 'ceramic': '#E4DCCF', 'glaze': '#5C6B5C', 'soil': '#3A2C22', 'tea': '#7A3F1A', 'sheer': '#F6F1E8', 'oxide': '#8B3A2B', 'terrazzo': '#D0C8BA', 'gloss': '#EFE9DE',
}


def base_colour(kind, finish):
    if kind in ('berber', 'faded', 'stripe', 'art', 'kilim', 'medallion', 'blocks'):
        return PLAIN[kind]
    if kind == 'wood':
        return WOODS[finish][1]
    if kind == 'dim':
        return base_colour(*finish.partition(':')[2].partition(':')[::2])
    if kind in PLAIN:
        return finish if finish.startswith('#') else PLAIN[kind]
    return finish if finish.startswith('#') else CLOTHS[finish]


def wood(name, finish):
    """Growth rings cut lengthways: local X is the grain of every part, and each part comes from another spot of the log."""
    light, mid, dark = (linear(c) for c in WOODS[finish])
    # A floor is cut from older, slower trees than a table, and lies farther from the eye: its grain is finer and quieter.
    # It is varnished and walked on, so it mirrors the window a little, and every leg stands on its own reflection.
    trodden = finish in ('floor', 'pale', 'dark-floor')
    rings, fine, quiet = (130.0, 105.0, 0.62) if trodden else (75.0, 42.0, 1.0)
    net = Net(name)
    chance = net.node('ShaderNodeObjectInfo').outputs['Random']
    here = net.vector('ADD', net.node('ShaderNodeTexCoord').outputs['Object'],
                      net.vector('MULTIPLY', net.join(chance, net.math('FRACT', net.math('MULTIPLY', chance, 17.0)), chance),
                                 (9.0, 0.5, 0.4)))
    wander = net.noise(net.vector('MULTIPLY', here, (1.3, 7.0, 7.0)), 1.0, 1.0)
    x, y, z = net.split(here)
    far_y = net.math('ADD', net.math('MULTIPLY_ADD', wander, 0.10, 0.02), y)
    far_z = net.math('ADD', net.math('MULTIPLY_ADD', wander, 0.05, 0.11), net.math('MULTIPLY', z, 0.7))
    radius = net.vector('LENGTH', net.join(0.0, far_y, far_z))
    ring = net.math('FRACT', net.math('MULTIPLY', radius, rings))
    late = net.math('MULTIPLY', net.math('SMOOTH_MIN', net.math('POWER', ring, 2.2), net.math('MULTIPLY', net.math('SUBTRACT', 1.0, ring), 9.0), 0.15), 1.0)
    pores = net.noise(net.vector('MULTIPLY', here, (14.0, 520.0, 520.0)), 1.0, 2.0, 0.6)
    streak = net.noise(net.vector('MULTIPLY', here, (1.6, fine, fine)), 1.0, 3.0, 0.6)
    tone = net.math('MULTIPLY_ADD', late, 0.34 * quiet, net.math('MULTIPLY', net.range(streak, 0.3, 0.7), 0.46))
    tone = net.math('ADD', tone, net.range(pores, 0.46, 0.66, -0.04, 0.22))
    tone = net.math('ADD', tone, net.math('MULTIPLY_ADD', chance, 0.1 if trodden else 0.16, -0.06))
    colour = net.ramp(tone, [(0.06, light), (0.5, mid), (1.0, dark)], 'LINEAR')
    rough = net.range(pores, 0.3, 0.7, *((0.27, 0.42) if trodden else (0.36, 0.56)))
    bump = net.bump(pores, 0.0004, 0.2 if trodden else 0.35)
    return net.finish(Base_Color=colour, Roughness=rough, Normal=bump, Specular=0.5 if trodden else 0.4)


def cloth_height(net, thread):
    """Over and under: two sets of threads in metres of cloth, with a little slub in each."""
    uv = net.node('ShaderNodeTexCoord').outputs['UV']
    u, v, _ = net.split(uv)
    slub_u = net.noise(net.join(net.math('MULTIPLY', u, 30.0), net.math('MULTIPLY', v, 420.0)), 1.0, 1.0)
    slub_v = net.noise(net.join(net.math('MULTIPLY', u, 420.0), net.math('MULTIPLY', v, 30.0)), 1.0, 1.0)
    per_metre = 3.14159 / thread
    warp = net.math('SINE', net.math('MULTIPLY', net.math('MULTIPLY_ADD', slub_v, thread * 1.3, u), per_metre))
    weft = net.math('SINE', net.math('MULTIPLY', net.math('MULTIPLY_ADD', slub_u, thread * 1.3, v), per_metre))
    weave = net.math('MULTIPLY', warp, weft)
    return weave, slub_u, slub_v


def creases(net):
    """What hands, weight and washing leave in cloth, in metres of it: long soft folds, and fine ones that cross them."""
    u, v, _ = net.split(net.node('ShaderNodeTexCoord').outputs['UV'])
    bent = net.math('MULTIPLY_ADD', net.noise(net.join(u, v), 3.0, 2.0), 0.5, -0.25)
    def fold(across, along, depth):
        here = net.join(net.math('MULTIPLY', net.math('ADD', u, bent), across), net.math('MULTIPLY', net.math('SUBTRACT', v, bent), along))
        ridge = net.math('ABSOLUTE', net.math('MULTIPLY_ADD', net.noise(here, 1.0, 2.0, 0.55), 2.0, -1.0))
        return net.math('MULTIPLY', net.math('POWER', net.math('SUBTRACT', 1.0, ridge, 0.0, True), 3.0), depth)
    return net.math('ADD', net.math('ADD', fold(3.4, 6.5, 1.0), fold(9.0, 5.0, 0.5)), fold(21.0, 25.0, 0.16))


def slubs(net):
    """Here and there a yarn is spun thicker: streaks along both sets of threads, which show from across a room where single threads do not. About 0."""
    u, v, _ = net.split(net.node('ShaderNodeTexCoord').outputs['UV'])
    def streaks(across, along):
        here = net.join(net.math('MULTIPLY', u, across), net.math('MULTIPLY', v, along))
        return net.range(net.noise(here, 1.0, 2.0, 0.6), 0.34, 0.68, -0.5, 0.5)
    return net.math('ADD', streaks(9.0, 210.0), streaks(210.0, 9.0))


# Metres: how wide cloth is folded over at a hem, how far from its edge it is sewn, and from one stitch to the next.
HEM, SEWN, STITCH = 0.026, 0.021, 0.009


def hem(net):
    """At a sewn edge (`hems.py` lays out where) cloth lies double, and stitches draw it in. Returns how high it lies, in metres, and how light it is."""
    beside, ahead, _ = net.split(net.node('ShaderNodeUVMap', uv_map='hem').outputs['UV'])
    u, v, _ = net.split(net.node('ShaderNodeTexCoord').outputs['UV'])
    run = net.math('MULTIPLY_ADD', net.math('GREATER_THAN', beside, ahead), net.math('SUBTRACT', v, u), u)
    far = net.math('SUBTRACT', 1.0, net.math('MAXIMUM', beside, ahead))
    off = net.math('ABSOLUTE', net.math('SUBTRACT', far, SEWN))
    step = net.math('ABSOLUTE', net.math('SUBTRACT', net.math('FRACT', net.math('DIVIDE', run, STITCH)), 0.5))
    stitch = net.math('MULTIPLY', net.range(off, 0.0007, 0.0016, 1.0, 0.0), net.range(step, 0.28, 0.36, 1.0, 0.0))
    drawn_in = net.range(off, 0.0, 0.006, 1.0, 0.0)
    double = net.range(far, HEM, HEM + 0.0016, 1.0, 0.0)
    pucker = net.math('MULTIPLY', net.noise(net.join(net.math('MULTIPLY', run, 42.0), 0.0), 1.0, 1.0), net.range(far, 0.0, 0.05, 0.003, 0.0))
    height = net.math('ADD', net.math('MULTIPLY_ADD', double, 0.0018, pucker), net.math('MULTIPLY_ADD', stitch, 0.0014, net.math('MULTIPLY', drawn_in, -0.0012)))
    # In the fold's own corner and in the holes of the needle it is darker; the thread is new and catches the light.
    corner = net.range(net.math('ABSOLUTE', net.math('SUBTRACT', far, HEM + 0.0014)), 0.0, 0.0024, 0.26, 0.0)
    dark = net.math('MULTIPLY_ADD', drawn_in, 0.18, corner)
    return height, net.math('MULTIPLY_ADD', stitch, 0.3, net.math('SUBTRACT', 1.0, dark))


def linen(name, finish, thread=0.0013, sheen=0.2, contrast=0.36, depth=0.0006, crumpled=0.0008):
    colour = linear(base_colour('linen', finish))
    net = Net(name)
    weave, slub_u, slub_v = cloth_height(net, thread * _settings['thread'])
    slub = net.math('ADD', net.range(slub_u, 0.3, 0.7), net.range(slub_v, 0.3, 0.7))
    heather = net.noise(net.node('ShaderNodeTexCoord').outputs['UV'], 190.0, 2.0, 0.7)
    value = net.math('ADD', net.math('MULTIPLY', slub, contrast * 0.5), net.math('MULTIPLY', weave, 0.05))
    value = net.math('ADD', value, net.range(heather, 0.35, 0.65, 0.0, contrast * 0.7))
    thick = slubs(net)
    value = net.math('MULTIPLY_ADD', thick, contrast * 0.55, value)
    shaded = net.mix(net.math('MULTIPLY_ADD', value, 1.0, 0.0, True), tuple(c * 0.7 for c in colour),
                     tuple(min(0.92, c * 1.25) for c in colour))
    threads = net.math('MULTIPLY', net.math('MULTIPLY_ADD', slub, 0.5, net.math('MULTIPLY_ADD', thick, 0.7, weave)), depth * 0.6)
    fold, tone = hem(net)
    threads = net.math('ADD', threads, fold)
    bump = net.bump(net.math('ADD', threads, net.math('MULTIPLY', creases(net), crumpled)), 1.0, 1.0)
    return net.finish(Base_Color=net.mix(1.0, shaded, tone, 'MULTIPLY'), Roughness=0.95, Specular=0.15, Sheen=sheen, Sheen_Tint=0.6, Normal=bump)


def washed(name, finish):
    """Linen that is not stretched over anything: bed covers, pillow cases, loose cushions."""
    return linen(name, finish, crumpled=0.0028)


def cotton(name, finish):
    return linen(name, finish, thread=0.0009, sheen=0.15, contrast=0.16, depth=0.00025, crumpled=0.002)


def wool(name, finish):
    return linen(name, finish, thread=0.0026, sheen=0.5, contrast=0.30, depth=0.0013, crumpled=0.003)


def jute(name, finish):
    return linen(name, finish, thread=0.006, sheen=0.2, contrast=0.42, depth=0.003)


def boucle(name, finish):
    colour = linear(base_colour('boucle', finish))
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    warped = net.vector('ADD', here, net.vector('MULTIPLY', net.plug(net.node('ShaderNodeTexNoise'), {'Vector': here, 'Scale': 90.0, 'Detail': 1.0}).outputs['Color'], (0.012, 0.012, 0.012)))
    loops = net.voronoi(warped, 130.0)
    fuzz = net.noise(here, 420.0, 2.0)
    height = net.math('MULTIPLY_ADD', loops, -1.0, net.math('MULTIPLY', fuzz, 0.35))
    # Between the loops the ground is of the same yarn, and as light: a darker one would show as specks.
    shaded = net.mix(net.range(loops, 0.15, 0.75), tuple(min(0.93, c * 1.22) for c in colour), tuple(min(0.93, c * 1.12) for c in colour))
    bump = net.bump(height, 0.0045, 0.25)
    return net.finish(Base_Color=shaded, Roughness=1.0, Specular=0.1, Sheen=0.5, Sheen_Tint=0.7, Normal=bump)


def yarn(name, finish):
    """The yarn of a bouclé loop: matt wool, each loop a little lighter or darker than the next."""
    colour = linear(base_colour('boucle', finish))
    net = Net(name)
    chance = net.node('ShaderNodeObjectInfo').outputs['Random']
    shaded = net.mix(chance, tuple(c * 1.02 for c in colour), tuple(min(0.92, c * 1.14) for c in colour))
    return net.finish(Base_Color=shaded, Roughness=1.0, Specular=0.05, Sheen=0.3, Sheen_Tint=0.7)


def sheer(name, finish):
    """A thin curtain before a bright window: some light passes straight, most of it glows in the cloth."""
    net = Net(name)
    weave, slub_u, slub_v = cloth_height(net, 0.0016)
    slub = net.math('ADD', slub_u, slub_v)
    colour = linear(finish if finish.startswith('#') else '#F6F1E8')
    through = net.plug(net.node('ShaderNodeBsdfTranslucent'), {'Color': colour}).outputs[0]
    front = net.plug(net.node('ShaderNodeBsdfDiffuse'), {'Color': colour}).outputs[0]
    cloth = net.plug(net.node('ShaderNodeMixShader'), {0: 0.62, 1: front, 2: through}).outputs[0]
    clear = net.plug(net.node('ShaderNodeBsdfTransparent'), {'Color': (0.97, 0.96, 0.93)}).outputs[0]
    open_share = net.range(slub, 0.7, 1.3, 0.34, 0.22)
    return net.surface(net.plug(net.node('ShaderNodeMixShader'), {0: open_share, 1: cloth, 2: clear}).outputs[0])


def velvet(name, finish):
    """Pile: dark where one looks into it, bright where it turns away, and lighter or darker where a hand has brushed it."""
    colour = linear(base_colour('velvet', finish))
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    # Marks of hands: broad ones that melt away, and the edges of strokes where the pile changes its way.
    stroked = net.range(net.noise(net.vector('MULTIPLY', here, (4.0, 6.0, 8.0)), 1.0, 2.0, 0.5, 0.5), 0.34, 0.66)
    brushed = net.range(net.noise(net.vector('MULTIPLY', here, (26.0, 13.0, 9.0)), 1.0, 2.0, 0.5, 0.8), 0.36, 0.64)
    # The nap runs one way, down a back and forward on a seat, and is finer than a pebble: hardly relief, rather a shimmer.
    pile = net.noise(net.vector('MULTIPLY', here, (2200.0, 1300.0, 520.0)), 1.0, 2.0, 0.6)
    lean = net.math('ADD', net.math('MULTIPLY_ADD', brushed, 0.0004, net.math('MULTIPLY', stroked, 0.0045)), net.math('MULTIPLY', pile, 0.00006))
    bump = net.bump(lean, 1.0, 0.8)
    edge = net.plug(net.node('ShaderNodeLayerWeight'), {'Blend': 0.5, 'Normal': bump}).outputs['Facing']
    patches = net.math('ADD', net.range(stroked, 0.0, 1.0, -0.06, 0.14), net.range(brushed, 0.0, 1.0, -0.035, 0.045))
    shimmer = net.range(pile, 0.3, 0.7, -0.08, 0.09)
    turn = net.math('ADD', net.math('POWER', edge, 1.6), net.math('ADD', patches, shimmer), 0.0, True)
    shaded = net.mix(turn, tuple(c * 0.5 for c in colour), tuple(min(0.85, c * 2.3 + 0.02) for c in colour))
    body = net.plug(net.node('ShaderNodeBsdfPrincipled'), {'Base Color': shaded, 'Roughness': 0.85, 'Specular': 0.12, 'Normal': bump}).outputs[0]
    rim = tuple(min(0.9, c * 1.6 + 0.03) for c in colour)
    sheen = net.plug(net.node('ShaderNodeBsdfVelvet'), {'Color': rim, 'Sigma': 0.5, 'Normal': bump}).outputs[0]
    return net.surface(net.plug(net.node('ShaderNodeMixShader'), {0: 0.42, 1: body, 2: sheen}).outputs[0])


def leather(name, finish):
    """Hide: fine pores, a little gloss where hands and heads have been, darker in its folds."""
    colour = linear(base_colour('leather', finish))
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    pebbles = net.voronoi(here, 420.0, 0.9)
    creases = net.noise(here, 26.0, 4.0, 0.65)
    cloudy = net.noise(here, 5.0, 3.0)
    shaded = net.mix(net.range(cloudy, 0.3, 0.7), tuple(c * 0.8 for c in colour), tuple(min(0.9, c * 1.16) for c in colour))
    height = net.math('MULTIPLY_ADD', pebbles, -0.5, net.math('MULTIPLY', creases, 1.4))
    rough = net.range(creases, 0.3, 0.7, 0.38, 0.54)
    return net.finish(Base_Color=shaded, Roughness=rough, Specular=0.42, Normal=net.bump(height, 0.0011, 0.5))


def cane(name, finish):
    colour = linear(PLAIN['cane'])
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    tone = net.noise(here, 55.0, 2.0)
    shaded = net.mix(net.range(tone, 0.3, 0.7), tuple(c * 0.72 for c in colour), tuple(min(0.85, c * 1.18) for c in colour))
    return net.finish(Base_Color=shaded, Roughness=0.45, Specular=0.4)


def brass(name, finish):
    """Brushed and a little clouded; `beaten` carries the marks of a round hammer."""
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    cloudy = net.noise(here, 9.0, 2.0)
    extra = {}
    if finish == 'beaten':
        dents = net.voronoi(here, 62.0, 0.55)
        extra['Normal'] = net.bump(net.math('POWER', dents, 1.6), 0.006, 0.9)
    return net.finish(Base_Color=linear('#C9A56A'), Metallic=1.0, Roughness=net.range(cloudy, 0.3, 0.7, 0.22, 0.32), **extra)


def steel(name, finish):
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    cloudy = net.noise(here, 24.0, 3.0)
    colour = net.mix(net.range(cloudy, 0.3, 0.7), linear('#1F1E1D'), linear('#34322F'))
    return net.finish(Base_Color=colour, Metallic=0.75, Roughness=net.range(cloudy, 0.3, 0.7, 0.38, 0.55))


def marble(name, finish):
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    bent = net.vector('ADD', here, net.vector('MULTIPLY', net.plug(net.node('ShaderNodeTexNoise'), {'Vector': here, 'Scale': 4.0, 'Detail': 4.0}).outputs['Color'], (0.35, 0.35, 0.35)))
    vein = net.math('ABSOLUTE', net.math('SUBTRACT', net.noise(bent, 5.0, 3.0, 0.5), 0.5))
    fine = net.math('ABSOLUTE', net.math('SUBTRACT', net.noise(bent, 14.0, 3.0, 0.6), 0.5))
    lines = net.math('MAXIMUM', net.range(vein, 0.0, 0.045, 0.85, 0.0), net.range(fine, 0.0, 0.02, 0.35, 0.0))
    cloudy = net.mix(net.range(net.noise(here, 3.0, 3.0), 0.35, 0.7), linear('#EEEBE5'), linear('#D8D4CC'))
    return net.finish(Base_Color=net.mix(lines, cloudy, linear('#8E8A84')), Roughness=0.16, Specular=0.5)


def glass(name, finish):
    """A thin pane: clear, mirroring what stands before it as much as the angle asks for."""
    net = Net(name)
    clear = net.plug(net.node('ShaderNodeBsdfTransparent'), {'Color': linear('#FAFCFB')}).outputs[0]
    shine = net.plug(net.node('ShaderNodeBsdfGlossy'), {'Color': (0.96, 0.98, 0.97), 'Roughness': 0.01}).outputs[0]
    facing = net.plug(net.node('ShaderNodeLayerWeight'), {'Blend': 0.5}).outputs['Facing']
    share = net.math('MULTIPLY_ADD', net.math('POWER', facing, 5.0), 0.9, 0.045, True)
    return net.surface(net.plug(net.node('ShaderNodeMixShader'), {0: share, 1: clear, 2: shine}).outputs[0])


def mirror(name, finish):
    return Net(name).finish(Base_Color=(0.86, 0.87, 0.86), Metallic=1.0, Roughness=0.02)


def shade(name, finish):
    """Lampshade linen, lit from inside: brighter in the middle than at its rims."""
    colour = linear(finish if finish.startswith('#') else PLAIN['shade'])
    net = Net(name)
    _, slub_u, slub_v = cloth_height(net, 0.002)
    slub = net.math('ADD', slub_u, slub_v)
    shaded = net.mix(net.range(slub, 0.7, 1.3), tuple(c * 0.8 for c in colour), colour)
    front = net.plug(net.node('ShaderNodeBsdfDiffuse'), {'Color': shaded}).outputs[0]
    tall = net.split(net.node('ShaderNodeTexCoord').outputs['Generated'])[0]
    middle = net.math('SUBTRACT', 1.0, net.math('MULTIPLY', net.math('POWER', net.math('ABSOLUTE', net.math('SUBTRACT', tall, 0.45)), 1.7), 2.4), 0.0, True)
    warm = net.mix(1.0, shaded, linear('#FFDFAE'), 'MULTIPLY')
    glow = net.plug(net.node('ShaderNodeEmission'), {'Color': warm, 'Strength': net.range(middle, 0.0, 1.0, 0.35, 1.15)}).outputs[0]
    return net.surface(net.plug(net.node('ShaderNodeAddShader'), {0: front, 1: glow}).outputs[0])


def bulb(name, finish):
    net = Net(name)
    strength = float(finish) if finish else 6.0
    return net.surface(net.plug(net.node('ShaderNodeEmission'), {'Color': linear('#FFDFA8'), 'Strength': min(strength, 9.0)}).outputs[0])


def pane(name, finish):
    """The sky in a window that only a mirror sees."""
    net = Net(name)
    return net.surface(net.plug(net.node('ShaderNodeEmission'), {'Color': linear('#F3F5F2'), 'Strength': float(finish)}).outputs[0])


def dim(name, finish):
    """The tone of another finish, shining by itself: `dim:1.1:wood:walnut`."""
    strength, _, other = finish.partition(':')
    net = Net(name)
    return net.surface(net.plug(net.node('ShaderNodeEmission'), {'Color': tuple(material(other)['base']), 'Strength': float(strength)}).outputs[0])


def leaf(name, finish):
    net = Net(name)
    chance = net.node('ShaderNodeObjectInfo').outputs['Random']
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    tone = net.math('ADD', net.noise(here, 9.0, 2.0), net.math('MULTIPLY_ADD', chance, 0.3, -0.15))
    colour = net.mix(net.range(tone, 0.3, 0.7), linear('#3B5532'), linear('#6F8A55'))
    return net.finish(Base_Color=colour, Roughness=0.5, Specular=0.35)


def matte(name, finish):
    kind = name.partition(':')[0]
    colour = linear(base_colour(kind, finish))
    if kind == 'plaster':
        colour = chalky(colour)
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    cloudy = net.noise(here, 3.0, 4.0)
    # Paint from one tin is even; clouds in it make a wall look like a watercolour.
    dark, light = (0.985, 1.01) if kind == 'plaster' else (0.95, 1.03)
    shaded = net.mix(net.range(cloudy, 0.3, 0.7), tuple(c * dark for c in colour), tuple(min(0.9, c * light) for c in colour))
    height = net.math('MULTIPLY', net.noise(here, 160.0, 2.0), 0.00012)
    if kind == 'plaster':
        # A wall was floated by hand: it is not quite flat, and raking light shows that and the stipple of the roller.
        height = net.math('ADD', height, net.math('MULTIPLY', net.noise(here, 1.3, 2.0, 0.4), 0.004))
        height = net.math('ADD', height, net.math('MULTIPLY', net.noise(here, 110.0, 2.0, 0.6), 0.0007))
    grain = net.bump(height, 1.0, 1.0)
    return net.finish(Base_Color=shaded, Roughness=0.85, Specular=0.2, Normal=grain)


def chalky(colour):
    """Light that goes to and fro between painted walls deepens their colour: the paint itself is mixed greyer."""
    grey = 0.2127 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]
    return tuple(c + (grey - c) * 0.14 for c in colour)


def smooth(name, finish):
    """One even tone without gloss: the paper sweep behind the catalogue must show neither a pattern nor noise."""
    kind = name.partition(':')[0]
    net = Net(name)
    return net.surface(net.plug(net.node('ShaderNodeBsdfDiffuse'), {'Color': linear(base_colour(kind, finish))}).outputs[0])


def oxide(name, finish):
    """A floor of polished cement oxide, rubbed for years: cloudy, and shining a little where feet have been."""
    colour = linear(finish)
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    cloudy = net.noise(here, 1.1, 6.0, 0.62)
    shaded = net.mix(net.range(cloudy, 0.3, 0.7), tuple(c * 0.78 for c in colour), tuple(min(0.9, c * 1.16) for c in colour))
    return net.finish(Base_Color=shaded, Roughness=net.range(net.noise(here, 2.3, 4.0), 0.3, 0.7, 0.24, 0.42), Specular=0.45)


def terrazzo(name, finish):
    """Chips of stone in pale cement, ground flat."""
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['Object']
    cells = net.node('ShaderNodeTexVoronoi')
    net.plug(cells, {'Vector': here, 'Scale': 64.0})
    edge = net.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
    net.plug(edge, {'Vector': here, 'Scale': 64.0})
    pick = net.split(cells.outputs['Color'])[0]
    chip = net.ramp(pick, [(0.0, linear('#D8D0C2')), (0.55, linear('#CFC6B6')), (0.72, linear('#BDB4A6')), (0.86, linear('#B59E88')), (0.95, linear('#948F86'))], 'CONSTANT')
    inside = net.math('GREATER_THAN', edge.outputs['Distance'], net.range(pick, 0.0, 1.0, 0.16, 0.05))
    return net.finish(Base_Color=net.mix(inside, linear('#DAD3C6'), chip), Roughness=0.26, Specular=0.45)


def glazed(name, finish):
    kind = name.partition(':')[0]
    return Net(name).finish(Base_Color=linear(base_colour(kind, finish)), Roughness=0.28, Specular=0.5)


MAKERS = {
    'wood': wood, 'linen': linen, 'washed': washed, 'cotton': cotton, 'wool': wool, 'jute': jute, 'boucle': boucle, 'velvet': velvet, 'leather': leather,
    'cane': cane, 'brass': brass, 'steel': steel, 'marble': marble, 'glass': glass, 'mirror': mirror, 'shade': shade,
    'bulb': bulb, 'pane': pane, 'dim': dim, 'leaf': leaf, 'paper': smooth, 'plaster': matte, 'stone': matte, 'clay-pot': matte, 'page': matte,
    'oxide': oxide, 'terrazzo': terrazzo, 'yarn': yarn, 'sheer': sheer, 'ceramic': glazed, 'glaze': glazed, 'soil': matte, 'cloud': smooth, 'tea': glazed, 'gloss': glazed,
}


def patterned(name, colours, draw, sheen=0.4, depth=0.0018, thread=0.004):
    """A woven pattern: `draw` gives a factor per colour from the cloth's own metres."""
    net = Net(name)
    weave, slub_u, slub_v = cloth_height(net, thread)
    u, v, _ = net.split(net.node('ShaderNodeTexCoord').outputs['UV'])
    wobble = net.math('MULTIPLY_ADD', net.noise(net.join(u, v), 9.0, 2.0), 0.008, -0.004)
    shaded = dyed(net, colours, draw, net.math('ADD', u, wobble), net.math('ADD', v, wobble))
    slub = net.math('ADD', net.range(slub_u, 0.3, 0.7), net.range(slub_v, 0.3, 0.7))
    shaded = net.mix(1.0, shaded, grey_ramp(net, net.math('MULTIPLY', slub, 0.5), 0.0, 1.0, 0.74, 1.12), 'MULTIPLY')
    here = net.node('ShaderNodeTexCoord').outputs['UV']
    tufts = net.noise(here, 420.0, 2.0, 0.7)
    trodden = net.noise(here, 4.0, 3.0, 0.6)
    shaded = net.mix(1.0, shaded, grey_ramp(net, tufts, 0.3, 0.7, 0.84, 1.12), 'MULTIPLY')
    shaded = net.mix(1.0, shaded, grey_ramp(net, trodden, 0.3, 0.7, 0.92, 1.05), 'MULTIPLY')
    height = net.math('ADD', net.math('MULTIPLY', net.math('MULTIPLY_ADD', slub, 0.6, weave), depth * 0.7), net.math('MULTIPLY', tufts, depth * 0.8))
    fold, tone = hem(net)
    height = net.math('ADD', height, fold)
    bump = net.bump(net.math('ADD', height, net.math('MULTIPLY', trodden, 0.008)), 1.0, 1.0)
    return net.finish(Base_Color=net.mix(1.0, shaded, tone, 'MULTIPLY'), Roughness=0.96, Specular=0.1, Sheen=sheen, Sheen_Tint=0.5, Normal=bump)


def piled(name, colours, draw, tuft=0.0034, depth=0.0026):
    """A knotted rug: every tuft is of one dye, so lines end at tufts, and stands a little apart from its neighbours.

    No two are alike: knots are tied tighter here and looser there, and each tuft stands higher or lower and leans its own way.
    """
    net = Net(name)
    here = net.node('ShaderNodeTexCoord').outputs['UV']
    bent = net.vector('ADD', here, net.vector('MULTIPLY', net.plug(net.node('ShaderNodeTexNoise'), {'Vector': here, 'Scale': 9.0, 'Detail': 2.0}).outputs['Color'], (0.006, 0.006, 0.0)))
    for size, share in ((16.0, 0.75), (5.0, 0.45)):
        bent = net.vector('ADD', bent, moved(net, here, 1.0 / (tuft * size), tuft * size * share * 0.3))
    knots = net.plug(net.node('ShaderNodeTexVoronoi', voronoi_dimensions='2D'), {'Vector': bent, 'Scale': 1.0 / tuft, 'Randomness': 0.95}).outputs
    u, v, _ = net.split(knots['Position'])
    chance, aside, ahead = net.split(knots['Color'])
    off_u, off_v, _ = net.split(net.vector('SUBTRACT', bent, knots['Position']))
    leaning = net.math('MULTIPLY_ADD', off_u, net.math('SUBTRACT', aside, 0.5), net.math('MULTIPLY', off_v, net.math('SUBTRACT', ahead, 0.5)))
    yarns = net.noise(here, 1400.0, 1.0)
    lie = net.noise(here, 2.6, 3.0, 0.6)
    shaded = dyed(net, colours, draw, u, v)
    # Yarn takes the dye unevenly, from tuft to tuft and over the length of a day's work.
    shaded = net.mix(1.0, shaded, grey_ramp(net, chance, 0.0, 1.0, 0.84, 1.1), 'MULTIPLY')
    shaded = net.mix(1.0, shaded, grey_ramp(net, lie, 0.3, 0.7, 0.88, 1.07), 'MULTIPLY')
    # Down between the tufts it is dark.
    shaded = net.mix(1.0, shaded, grey_ramp(net, knots['Distance'], 0.3, 0.85, 1.04, 0.66), 'MULTIPLY')
    crown = net.math('SUBTRACT', 1.0, net.math('POWER', knots['Distance'], 2.0))
    height = net.math('ADD', net.math('MULTIPLY', net.math('MULTIPLY_ADD', chance, 0.8, crown), depth), net.math('MULTIPLY', yarns, 0.0007))
    height = net.math('MULTIPLY_ADD', leaning, 0.6, height)
    bump = net.bump(net.math('ADD', height, net.math('MULTIPLY', lie, 0.02)), 1.0, 0.85)
    return net.finish(Base_Color=shaded, Roughness=1.0, Specular=0.05, Sheen=0.8, Sheen_Tint=0.6, Normal=bump)


def moved(net, here, scale, far):
    """How far a place is pushed aside by noise of this scale."""
    colour = net.plug(net.node('ShaderNodeTexNoise'), {'Vector': here, 'Scale': scale, 'Detail': 1.0}).outputs['Color']
    return net.vector('MULTIPLY', net.vector('SUBTRACT', colour, (0.5, 0.5, 0.5)), (far, far, 0.0))


def dyed(net, colours, draw, u, v):
    shaded = linear(colours[0])
    for colour, fac in zip(colours[1:], draw(net, u, v)):
        shaded = net.mix(fac, shaded, linear(colour))
    return shaded


def grey_ramp(net, value, low, high, dark, light):
    return net.ramp(value, [(low, (dark, dark, dark)), (high, (light, light, light))], 'LINEAR')


def band(net, value, period, share, offset=0.0):
    """1 inside stripes of the given period."""
    phase = net.math('FRACT', net.math('MULTIPLY_ADD', value, 1.0 / period, offset))
    return net.math('LESS_THAN', phase, share)


def near(net, value, centre, half):
    return net.math('LESS_THAN', net.math('ABSOLUTE', net.math('SUBTRACT', value, centre)), half)


def rug(name, finish):
    """Murti: rust field, a lattice of pale lines and a darker border."""
    def draw(net, u, v):
        diag_a = band(net, net.math('ADD', u, v), 0.34, 0.07)
        diag_b = band(net, net.math('SUBTRACT', u, v), 0.34, 0.07)
        lattice = net.math('MAXIMUM', diag_a, diag_b)
        edge_u = net.math('SUBTRACT', 1.16, net.math('ABSOLUTE', net.math('SUBTRACT', u, 1.16)))
        edge_v = net.math('SUBTRACT', 0.85, net.math('ABSOLUTE', net.math('SUBTRACT', v, 0.85)))
        edge = net.math('MINIMUM', edge_u, edge_v)
        border = net.math('LESS_THAN', edge, 0.15)
        line = near(net, edge, 0.15, 0.012)
        inner = near(net, edge, 0.075, 0.009)
        return [lattice, border, net.math('MAXIMUM', line, inner)]
    return piled(name, ['#A65A36', '#D3A983', '#7E3A22', '#E0C7A4'], draw)


def dhurrie(name, finish):
    def draw(net, u, v):
        wide = band(net, u, 0.215, 0.5)
        thin = band(net, u, 0.215, 0.035, 0.30)
        pale = band(net, u, 0.215, 0.03, 0.62)
        return [wide, net.math('MAXIMUM', thin, 0.0), pale]
    return patterned(name, ['#E2DACA', '#2E3F5F', '#2E3F5F', '#B98A5F'], draw, 0.2, 0.0013, 0.0036)


def check(name, finish):
    def draw(net, u, v):
        a, b = band(net, u, 0.11, 0.5), band(net, v, 0.11, 0.5)
        both = net.math('MULTIPLY', a, b)
        either = net.math('SUBTRACT', net.math('ADD', a, b), net.math('MULTIPLY', both, 2.0))
        line = net.math('MAXIMUM', band(net, u, 0.22, 0.02, 0.13), band(net, v, 0.22, 0.02, 0.13))
        return [either, both, line]
    return patterned(name, ['#C9C0B2', '#87807A', '#47433F', '#A9482A'], draw, 0.6, 0.0011, 0.0019)


def quilt(name, finish):
    """Cotton quilted in lozenges, sage unless said: the stitches sink, the cloth between them swells."""
    colour = linear(finish or CLOTHS['sage'])
    net = Net(name)
    u, v, _ = net.split(net.node('ShaderNodeTexCoord').outputs['UV'])
    a = net.math('ABSOLUTE', net.math('SINE', net.math('MULTIPLY', net.math('ADD', u, v), 3.14159 / 0.085)))
    b = net.math('ABSOLUTE', net.math('SINE', net.math('MULTIPLY', net.math('SUBTRACT', u, v), 3.14159 / 0.085)))
    swell = net.math('POWER', net.math('MULTIPLY', a, b), 0.45)
    fine = net.noise(net.join(net.math('MULTIPLY', u, 500.0), net.math('MULTIPLY', v, 500.0)), 1.0, 1.0)
    shaded = net.mix(swell, tuple(c * 0.78 for c in colour), tuple(c * 1.06 for c in colour))
    shaded = net.mix(1.0, shaded, net.math('MULTIPLY_ADD', slubs(net), 0.09, 1.0), 'MULTIPLY')
    fold, tone = hem(net)
    height = net.math('MULTIPLY_ADD', fold, 1 / 0.011, net.math('MULTIPLY_ADD', fine, 0.06, swell))
    bump = net.bump(height, 0.011, 0.8)
    return net.finish(Base_Color=net.mix(1.0, shaded, tone, 'MULTIPLY'), Roughness=0.95, Specular=0.12, Sheen=0.25, Normal=bump)


def berber(name, finish):
    """Cream wool with a few loose charcoal lines that cross."""
    def draw(net, u, v):
        wave = net.math('MULTIPLY_ADD', net.noise(net.join(u, v), 2.3, 2.0), 0.16, -0.08)
        a = band(net, net.math('ADD', net.math('ADD', u, v), wave), 0.62, 0.028)
        b = band(net, net.math('ADD', net.math('SUBTRACT', u, v), wave), 0.62, 0.028, 0.2)
        return [net.noise(net.join(u, v), 3.0, 3.0), net.math('MAXIMUM', a, b)]
    dyes = {'': ['#E6DCC8', '#D8CBB3', '#4B423A'], 'charcoal': ['#57524C', '#4A4641', '#C9BFAE'], 'sand': ['#CBB591', '#BDA580', '#8A5A3C']}[finish]
    return piled(name, dyes, draw, 0.0052, 0.005)


def faded(name, finish):
    """An old flat carpet in washed blue and madder: medallion rings that the years have rubbed."""
    def draw(net, u, v):
        x, y = net.math('SUBTRACT', u, 1.2), net.math('SUBTRACT', v, 0.85)
        far = net.vector('LENGTH', net.join(net.math('MULTIPLY', x, 0.72), y))
        rings = net.range(net.math('SINE', net.math('MULTIPLY', far, 88.0)), -0.1, 0.7)
        petals = net.range(net.math('SINE', net.math('MULTIPLY', net.math('ARCTAN2', y, x), 24.0)), -0.5, 0.6, 0.08, 0.62)
        edge = net.math('MINIMUM', net.math('SUBTRACT', 1.2, net.math('ABSOLUTE', x)), net.math('SUBTRACT', 0.85, net.math('ABSOLUTE', y)))
        border = net.math('LESS_THAN', edge, 0.17)
        line = net.math('MAXIMUM', near(net, edge, 0.17, 0.012), near(net, edge, 0.05, 0.01))
        worn = net.range(net.noise(net.join(u, v), 6.0, 6.0, 0.75), 0.35, 0.75, 0.1, 0.7)
        return [net.math('MULTIPLY', rings, petals), border, line, worn]
    dyes = {'': ['#75828C', '#A9664C', '#5B6874', '#C9B28C', '#BDB3A2'], 'madder': ['#8E4B3A', '#C9A878', '#5E2F2A', '#D8C4A0', '#A98A78'],
            'moss': ['#7A7F62', '#C2B08A', '#565C46', '#D9CDB0', '#A8A48C']}[finish]
    return piled(name, dyes, draw, 0.0028, 0.0014)


def kilim(name, finish):
    """A flat carpet of rows of lozenges whose edges climb in steps, as they must where two colours of weft meet."""
    def draw(net, u, v):
        row = net.math('FLOOR', net.math('MULTIPLY', v, 1.0 / 0.36))
        across = net.math('FRACT', net.math('ADD', net.math('MULTIPLY', u, 1.0 / 0.36), net.math('MULTIPLY', row, 0.5)))
        along = net.math('FRACT', net.math('MULTIPLY', v, 1.0 / 0.36))
        off = lambda value: net.math('ABSOLUTE', net.math('MULTIPLY_ADD', value, 2.0, -1.0))
        far = net.math('ADD', net.math('MULTIPLY', net.math('FLOOR', net.math('MULTIPLY', off(across), 9.0)), 1 / 9), off(along))
        inside = lambda limit: net.math('LESS_THAN', far, limit)
        return [inside(0.96), inside(0.72), inside(0.42), inside(0.16), band(net, v, 0.36, 0.05, 0.025)]
    dyes = {'': ['#8C8B78', '#D6CAB2', '#9A6A55', '#C4AA7C', '#59605C', '#E6DCC8']}[finish]
    return patterned(name, dyes, draw, 0.2, 0.0014, 0.003)


def medallion(name, finish):
    """A knotted carpet of the high valleys: one round of petals on a plain ground, and a fret around."""
    def draw(net, u, v):
        x, y = net.math('SUBTRACT', u, 1.2), net.math('SUBTRACT', v, 0.85)
        far = net.vector('LENGTH', net.join(x, y))
        petal = net.math('MULTIPLY_ADD', net.math('ABSOLUTE', net.math('SINE', net.math('MULTIPLY', net.math('ARCTAN2', y, x), 6.0))), 0.07, 0.36)
        edge = net.math('MINIMUM', net.math('SUBTRACT', 1.2, net.math('ABSOLUTE', x)), net.math('SUBTRACT', 0.85, net.math('ABSOLUTE', y)))
        fret = net.math('MULTIPLY', near(net, edge, 0.13, 0.045), net.math('MAXIMUM', near(net, edge, 0.13, 0.014),
                        net.math('MULTIPLY', band(net, u, 0.12, 0.2), band(net, v, 0.12, 0.8))))
        line = net.math('MAXIMUM', near(net, edge, 0.2, 0.008), near(net, edge, 0.06, 0.008))
        rings = net.math('MAXIMUM', near(net, far, 0.29, 0.012), near(net, far, 0.12, 0.02))
        return [net.math('LESS_THAN', edge, 0.2), net.math('MAXIMUM', fret, line), net.math('LESS_THAN', far, petal), near(net, far, petal, 0.011), rings]
    return piled(name, ['#854A3C', '#3A4450', '#C2A06A', '#42525E', '#D6C092', '#C2A06A'], draw, 0.0032, 0.0022)


def blocks(name, finish):
    """Wool of three dyes cut into large quiet shapes, with a groove shorn between them."""
    def draw(net, u, v):
        disc = lambda x, y, r: net.math('SUBTRACT', net.vector('LENGTH', net.join(net.math('SUBTRACT', u, x), net.math('SUBTRACT', v, y))), r)
        low, high = disc(0.55, -0.1, 0.85), disc(2.1, 1.75, 0.95)
        groove = net.math('MAXIMUM', near(net, low, 0.0, 0.008), near(net, high, 0.0, 0.008))
        return [net.math('LESS_THAN', low, 0.0), net.math('LESS_THAN', high, 0.0), groove]
    return piled(name, ['#DCD0B8', '#B9835F', '#8C937E', '#A99C86'], draw, 0.0046, 0.004)


def jute_rug(name, finish):
    """Braids of jute laid side by side."""
    def draw(net, u, v):
        return [band(net, v, 0.024, 0.22), net.noise(net.join(net.math('MULTIPLY', u, 60.0), net.math('MULTIPLY', v, 9.0)), 1.0, 2.0)]
    return patterned(name, ['#B79C70', '#8A7048', '#C9B289'], draw, 0.2, 0.006, 0.007)


def stripe(name, finish):
    """A cotton rug of narrow stripes, each between two fine lines."""
    def draw(net, u, v):
        return [band(net, v, 0.13, 0.42), net.math('MAXIMUM', band(net, v, 0.13, 0.05, 0.2), band(net, v, 0.13, 0.05, 0.43))]
    dyes = {'': ['#DCD5C4', '#A4AB93', '#6E7863'], 'rose': ['#E2D5C6', '#C79C88', '#8E5A48'], 'slate': ['#D9D5CB', '#8F9AA3', '#4D5A66']}[finish]
    return patterned(name, dyes, draw, 0.2, 0.0009, 0.0022)


def art(name, finish):
    """What hangs on a wall: ink hills, a pressed fern, a washed colour field, a woven sheet, a night sky, a wheel of petals."""
    net = Net(name)
    x, _, z = net.split(net.node('ShaderNodeTexCoord').outputs['Generated'])
    paper, ink = linear('#EFE8DA'), linear('#39424A')
    flat = net.join(x, z)
    if finish == 'hills':
        shade_of = paper
        for i, tone in enumerate(('#C9D0CC', '#A3AFAD', '#748483', '#465759')):
            ridge = net.math('ADD', net.math('MULTIPLY_ADD', net.noise(net.join(net.math('MULTIPLY', x, 2.0 + i), i * 7.3), 1.6, 4.0, 0.6), 0.34, 0.5 - 0.15 * i), -0.12)
            shade_of = net.mix(net.math('LESS_THAN', z, ridge), shade_of, linear(tone))
        colour = shade_of
    elif finish == 'field':
        wash = net.noise(flat, 3.0, 5.0, 0.7, 0.6)
        low = net.range(net.math('ADD', z, net.math('MULTIPLY_ADD', wash, 0.16, -0.08)), 0.40, 0.47)
        colour = net.mix(low, net.mix(wash, linear('#8E4A2E'), linear('#C07A4E')), net.mix(wash, linear('#E2C9A2'), linear('#D3B383')))
    elif finish == 'fern':
        # One broad leaf, pressed: a bent rib, veins that rise from it, slits where the wind has been.
        rib = net.math('ADD', x, net.math('MULTIPLY_ADD', net.math('SINE', net.math('MULTIPLY', z, 2.6)), 0.09, -0.56))
        out = net.math('ABSOLUTE', rib)
        tall = net.range(z, 0.2, 0.9)
        half = net.math('MULTIPLY', net.math('POWER', net.math('SINE', net.math('MULTIPLY', tall, 3.1416)), 0.75), 0.25)
        vein = net.math('FRACT', net.math('ADD', net.math('MULTIPLY', z, 15.0), net.math('MULTIPLY', out, -11.0)))
        ragged = net.math('MULTIPLY', half, net.math('MULTIPLY_ADD', net.noise(net.join(net.math('FLOOR', net.math('ADD', net.math('MULTIPLY', z, 15.0), net.math('MULTIPLY', out, -11.0))), net.math('SIGN', rib)), 3.1, 1.0), 0.5, 0.72))
        green = net.mix(net.range(vein, 0.0, 1.0), linear('#6C8062'), linear('#4C6247'))
        green = net.mix(net.math('LESS_THAN', vein, 0.09), green, linear('#93A283'))
        stem = net.math('MULTIPLY', net.math('LESS_THAN', out, 0.007), net.math('MULTIPLY', net.math('GREATER_THAN', z, 0.1), net.math('LESS_THAN', z, 0.89)))
        colour = net.mix(net.math('LESS_THAN', out, ragged), paper, green)
        colour = net.mix(stem, colour, linear('#5B6B4A'))
    elif finish == 'arcs':
        # Two suns cut from washed paper, one laid over the other.
        wash = net.noise(flat, 5.0, 5.0, 0.7, 0.4)
        sun = lambda at, low: net.vector('LENGTH', net.join(net.math('SUBTRACT', x, at), net.math('MULTIPLY', net.math('SUBTRACT', z, low), 1.36)))
        colour = net.mix(net.range(sun(0.56, 0.36), 0.345, 0.340), paper, net.mix(wash, linear('#B5794C'), linear('#CF9C6B')))
        colour = net.mix(net.range(sun(0.42, 0.64), 0.235, 0.231), colour, net.mix(wash, linear('#3F5344'), linear('#5C7060')))
    elif finish == 'night':
        glow = net.range(z, 0.1, 0.9)
        ridge = net.math('MULTIPLY_ADD', net.noise(net.join(net.math('MULTIPLY', x, 2.4), 3.0), 2.0, 4.0, 0.6), 0.3, 0.16)
        colour = net.mix(net.math('LESS_THAN', z, ridge), net.mix(glow, linear('#C9A27E'), linear('#33475C')), linear('#1F2B33'))
    elif finish == 'wheel':
        # Painted on cloth with earth colours: petals around a sun, a ring around the petals.
        side, up = net.math('MULTIPLY_ADD', x, 1.55, -0.775), net.math('SUBTRACT', z, 0.5)
        far = net.vector('LENGTH', net.join(side, up))
        petal = net.math('MULTIPLY_ADD', net.math('ABSOLUTE', net.math('SINE', net.math('MULTIPLY', net.math('ARCTAN2', up, side), 8.0))), 0.09, 0.19)
        wash = net.noise(flat, 6.0, 5.0, 0.7, 0.4)
        colour = net.mix(near(net, far, 0.36, 0.016), net.mix(wash, linear('#3A4A54'), linear('#50616B')), linear('#B98A4A'))
        colour = net.mix(net.math('LESS_THAN', far, petal), colour, net.mix(wash, linear('#A65A36'), linear('#C98A5A')))
        colour = net.mix(net.math('LESS_THAN', far, 0.095), colour, linear('#E2C48A'))
    else:
        strokes = net.noise(net.join(net.math('MULTIPLY', x, 3.0), net.math('MULTIPLY', z, 22.0)), 1.0, 3.0, 0.6, 1.2)
        colour = net.mix(net.range(strokes, 0.47, 0.56), paper, ink)
    return net.finish(Base_Color=colour, Roughness=0.9, Specular=0.1)


PLAIN.update({'berber': '#DDD2BC', 'faded': '#8A8078', 'jute-rug': '#AE9368', 'stripe': '#C2C2AE', 'art': '#EFE8DA', 'yarn': '#E8DCC4'})
PLAIN.update({'kilim': '#8A7A62', 'medallion': '#7C4A3A', 'blocks': '#C3B398'})
MAKERS.update({'kilim': kilim, 'medallion': medallion, 'blocks': blocks})
MAKERS.update({'berber': berber, 'faded': faded, 'jute-rug': jute_rug, 'stripe': stripe, 'art': art})
PLAIN.update({'rug': '#A65A36', 'dhurrie': '#7C8494', 'check': '#87807A', 'quilt': '#98A488'})
MAKERS.update({'rug': rug, 'dhurrie': dhurrie, 'check': check, 'quilt': quilt})
