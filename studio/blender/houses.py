"""The houses in which pictures are taken, and the groups of furniture that stand in more than one of them."""

import math

from catalogue import ENTRIES
from props import thrown
from room_set import Room

# Houses: a wall, a floor, an hour and the joinery that goes with them. No two pictures of one page are taken in the same one.
HOUSES = {
    'terai': dict(wall='#E9E1D3', floor='boards', mood='morning', trim='plain'),
    'sage': dict(wall='#C4C5B5', floor='pale', mood='rain', trim='wainscot', joinery='gloss:#E9E3D6'),
    'oxide': dict(wall='#EDE5D6', floor='oxide:#6F4436', mood='noon', trim='rail', joinery='gloss:#4F6355', view='garden'),
    'clay': dict(wall='#CDB6A4', floor='pale', mood='late', trim='plain'),
    'tea': dict(wall='#4D5A50', floor='walnut', mood='late', trim='rail', joinery='gloss:#E4DCCB'),
    'night': dict(wall='#7C807E', floor='boards', mood='evening', trim='plain', joinery='gloss:#E4DCCB'),
    'lime': dict(wall='#ECE7DC', floor='terrazzo', mood='noon', trim='plain', joinery='wood:dark-sal'),
    'ochre': dict(wall='#C9AC82', floor='walnut', mood='late', trim='beams', joinery='wood:dark-sal', skirting='wood:dark-sal'),
    'rose': dict(wall='#D5C4BA', floor='boards', mood='morning', trim='rail', joinery='gloss:#EFE9DE'),
    'blue': dict(wall='#AEB7BA', floor='pale', mood='rain', trim='wainscot', joinery='gloss:#EFE9DE'),
    'stone': dict(wall='#D6CFC1', floor='slate', mood='noon', trim='beams', joinery='wood:walnut', view='garden'),
    'hill': dict(wall='#E4DED1', floor='pale', mood='rain', trim='beams', joinery='wood:walnut', skirting='wood:walnut', view='mist'),
    'bhutan-night': dict(wall='#AC8D66', floor='walnut', mood='evening', trim='beams', joinery='wood:dark-sal', skirting='wood:dark-sal'),
    'city': dict(wall='#4A5750', floor='terrazzo', mood='rain', trim='rail', joinery='gloss:#2F3B35'),
    'city-night': dict(wall='#566259', floor='terrazzo', mood='evening', trim='rail', joinery='gloss:#2F3B35'),
}


def house(name, **more):
    return Room(**{**HOUSES[name], **more})


def sofa_throw(room, x, y, cloth='wool:sage', side=1, name='throw'):
    """A throw over the arm of a three-seater whose middle is at (x, y)."""
    ax = x + side * 1000
    # A little larger than arm and seat, which swell: otherwise they come through the cloth.
    over = [((ax + side * 4, y, 308), (168, 910, 616)), ((ax - side * 400, y, 246), (660, 880, 492)), ((ax - side * 400, y + 330, 420), (660, 240, 800))]
    sofa = next(piece for piece in room.pieces if piece.slug == 'teesta-three-seater-sofa')
    on = [part for part in sofa.parts if 'loose cushion' not in part.name]
    return thrown(room.shell, name, cloth, (ax - side * 90, y - 60, 680), (980, 560), over, on=on)


def bed_in(room, bed='singalila-queen-bed', at=(500, 1250), tables=True, lamps=True):
    room.put(bed, at)
    beside = ENTRIES[bed].size[0] / 2 + 300
    for x in (-1, 1) if tables else ():
        room.put('jalpesh-bedside-table', (at[0] + x * beside, room.d / 2 - 330))
        if lamps:
            room.put('sittong-table-lamp', (at[0] + x * beside, room.d / 2 - 310), z=520)
    return beside


def dining_set(room, table='makaibari-dining-table', chair='gorumara-dining-chair', pendant='ghum-brass-pendant', colour=None, out=(0, 0)):
    room.put(table, (0, 0))
    if 'round' in table:
        for i, a in enumerate((35, 125, 215, 305)):
            t, far = math.radians(a), 745 + (90 if i == 2 else 0)
            room.put(chair, (far * math.cos(t), far * math.sin(t)), a - 90 + (10 if i == 2 else 0), colour)
    else:
        for x in (-1, 0, 1):
            room.put(chair, (x * 545, 575 + 25 * x), 2 * x, colour)
            room.put(chair, (x * 545, -600 - (150 if x == 1 else 20 * x)), 180 + (14 if x == 1 else -2), colour)
    if pendant:
        for x in ((0,) if 'round' in table else (-420, 420)):
            room.put(pendant, (x, 0), z=1580)
