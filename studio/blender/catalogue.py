"""Which function makes which product, and where its close view looks."""

import json
import os
from dataclasses import dataclass, field
from typing import Callable

import bpy
from mathutils import Matrix, Vector

import beds
import cabinets
import chairs
import children
import decor
import easy_seats
import lighting
import sofas
import storage
import tables
import textiles

SHEETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'products.json')


@dataclass
class Entry:
    make: Callable
    detail: tuple
    flat: bool = False
    on_wall: bool = False
    hangs: bool = False
    mirrors: bool = False
    # A throw or a runner is shown on something: then the size of the whole is not the size of the product.
    true_size: bool = True
    # Where the camera of the three-quarter view stands (azimuth, elevation), when the usual place shows too little.
    view: tuple = None
    size: tuple = (0, 0, 0)
    facts: dict = field(default_factory=dict)

    def assemble(self, model, colour=None):
        """The parts as its sheet counts them, before they are fitted; a fact that nobody asked for would be typed in somewhere."""
        model.facts = self.facts
        self.make(model, colour)
        ignored = sorted(self.facts.keys() - model.asked)
        if ignored:
            raise ValueError(f'{model.slug}: not built from {", ".join(ignored)} of its sheet')
        return model

    def build(self, model, colour=None):
        self.assemble(model, colour)
        if self.true_size:
            fit(model, self.size)
        return model


def fit(model, size):
    """Cloth swells and splayed legs lean: bring the finished piece to the millimetre of its sheet."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    points = []
    for part in model.parts:
        if part.get('ignore_frame') or part.get('plant') or part.get('outline_only') or part.get('loose'):
            continue
        points += [part.matrix_world @ Vector(c) for c in part.evaluated_get(depsgraph).bound_box]
    low = Vector([min(p[k] for p in points) for k in range(3)])
    high = Vector([max(p[k] for p in points) for k in range(3)])
    scale = [size[k] / 1000 / max(1e-6, high[k] - low[k]) for k in range(3)]
    off = max(abs(s - 1) for s in scale)
    if off > 0.12:
        print(f'CHECK {model.slug}: off its true size by {off:.0%}: {[round((high[k] - low[k]) * 1000) for k in range(3)]} for {size}', flush=True)
    centre = (low + high) / 2
    turn = Matrix.Diagonal((*scale, 1)) @ Matrix.Translation((-centre.x, -centre.y, -low.z))
    for part in model.parts:
        part.matrix_local = part.matrix_local
        part.matrix_parent_inverse = turn


def load():
    entries = {
        'teesta-three-seater-sofa': Entry(sofas.teesta_three, ((760, -260, 470), 780, 34, 24)),
        'teesta-two-seater-sofa': Entry(sofas.teesta_two, ((-520, -330, 330), 760, 20, 14)),
        'mahananda-corner-sofa': Entry(sofas.mahananda, ((-900, -300, 440), 900, 26, 26), view=(30, 22)),
        'dooars-diwan-daybed': Entry(sofas.dooars, ((720, -300, 420), 720, 34, 20)),
        'rangeet-jhoola-swing': Entry(sofas.rangeet, ((520, -150, 560), 640, 40, 16)),
        'kanchen-boucle-armchair': Entry(chairs.kanchen, ((190, -220, 500), 520, 34, 24)),
        'kurseong-cane-lounge-chair': Entry(chairs.kurseong, ((200, 60, 560), 460, 28, 16)),
        'siliguri-chowki-stool': Entry(chairs.siliguri, ((90, -110, 320), 300, 34, 30)),
        'gorubathan-jute-pouffe': Entry(chairs.gorubathan, ((90, -160, 320), 340, 30, 24)),
        'terai-coffee-table': Entry(tables.terai, ((430, -220, 330), 480, 34, 22)),
        'lava-marble-side-table': Entry(tables.lava, ((60, -90, 460), 340, 24, 18)),
        'balason-nesting-tables': Entry(tables.balason, ((150, -120, 450), 380, 34, 22)),
        'sevoke-console-table': Entry(tables.sevoke, ((330, -150, 700), 480, 30, 12)),
        'chilapata-media-unit': Entry(storage.chilapata, ((560, -200, 360), 560, 28, 10)),
        'jaldhaka-bookcase': Entry(storage.jaldhaka, ((300, -100, 880), 620, 30, 8)),
        'mirik-floor-lamp': Entry(lighting.mirik, ((0, 0, 1390), 560, 24, 6)),
        'lataguri-cane-pendant': Entry(lighting.lataguri, ((60, -90, 180), 330, 24, 4), hangs=True),
        'murti-wool-rug': Entry(textiles.murti, ((860, -560, 10), 620, 30, 42), flat=True),
        'rammam-cotton-dhurrie': Entry(textiles.rammam, ((640, -420, 6), 480, 30, 42), flat=True),
        'neora-linen-cushion-pair': Entry(textiles.neora, ((210, -120, 330), 360, 30, 10), true_size=False),
        'tumling-wool-throw': Entry(textiles.tumling, ((60, -90, 480), 460, 26, 10), true_size=False),
        'lolay-brass-mirror': Entry(decor.lolay, ((250, 0, 640), 340, 34, 8), on_wall=True, hangs=True, mirrors=True),
        'rajabhat-cane-planter': Entry(decor.rajabhat, ((60, -120, 330), 380, 24, 18)),
        'singalila-queen-bed': Entry(beds.singalila_queen, ((500, 950, 800), 760, 30, 14)),
        'singalila-king-bed': Entry(beds.singalila_king, ((-640, -980, 330), 760, -26, 18)),
        'chalsa-cane-bed': Entry(beds.chalsa, ((560, 950, 880), 620, 30, 8)),
        'gajoldoba-four-poster-bed': Entry(beds.gajoldoba, ((880, -1000, 760), 760, 20, 8)),
        'jalpesh-bedside-table': Entry(tables.jalpesh, ((60, -170, 440), 320, 30, 18)),
        'jayanti-almirah': Entry(storage.jayanti, ((60, -280, 1160), 620, 26, 6)),
        'samsing-chest-of-drawers': Entry(storage.samsing, ((240, -220, 760), 520, 30, 14)),
        'pedong-bed-end-bench': Entry(chairs.pedong, ((430, -150, 390), 420, 32, 22)),
        'rishyap-dressing-table': Entry(tables.rishyap, ((200, -60, 860), 620, 30, 12), mirrors=True),
        'sittong-table-lamp': Entry(lighting.sittong, ((0, 0, 200), 330, 24, 8)),
        'kalimpong-quilted-bedcover': Entry(textiles.kalimpong, ((640, -900, 360), 620, 36, 18), true_size=False, view=(34, 26)),
        'takdah-blanket-box': Entry(storage.takdah, ((-380, -230, 380), 480, -30, 16)),
        'makaibari-dining-table': Entry(tables.makaibari, ((620, -330, 680), 640, 34, 20)),
        'bagdogra-round-dining-table': Entry(tables.bagdogra, ((120, -400, 690), 620, 24, 18)),
        'gorumara-dining-chair': Entry(chairs.gorumara, ((90, 60, 560), 460, 28, 18)),
        'hasimara-spindle-chair': Entry(chairs.hasimara, ((90, 160, 740), 380, 28, 14)),
        'phulbari-velvet-dining-chair': Entry(chairs.phulbari, ((80, 60, 560), 460, 28, 22)),
        'makaibari-dining-bench': Entry(chairs.makaibari_bench, ((520, -110, 390), 460, 34, 20)),
        'matigara-counter-stool': Entry(chairs.matigara, ((60, 40, 780), 420, 28, 16)),
        'coronation-sideboard': Entry(storage.coronation, ((360, -230, 520), 640, 28, 10)),
        'naxalbari-crockery-cabinet': Entry(storage.naxalbari, ((120, -200, 1220), 640, 26, 4)),
        'ghum-brass-pendant': Entry(lighting.ghum, ((40, -60, 130), 300, 24, -6), hangs=True),
        'teesta-linen-table-runner': Entry(textiles.runner, ((520, -60, 700), 460, 40, 22), true_size=False),
        'lamahatta-wardrobe': Entry(cabinets.lamahatta, ((60, -300, 1180), 620, 26, 6)),
        'mungpoo-study-table': Entry(tables.mungpoo, ((280, 60, 800), 560, 30, 16)),
        'panighata-shoe-cabinet': Entry(cabinets.panighata, ((60, -175, 780), 460, 28, 10)),
        'sonada-recliner': Entry(easy_seats.sonada, ((220, -180, 560), 620, 34, 20), view=(36, 16)),
        'sukna-house-bed': Entry(children.sukna, ((300, 900, 1250), 760, 26, 6), view=(34, 14)),
        'tukvar-bunk-bed': Entry(children.tukvar, ((-700, -480, 900), 900, 24, 8), view=(26, 12)),
        'rimbik-baby-cot': Entry(children.rimbik, ((470, -350, 760), 460, 30, 16), view=(30, 18)),
        'sandakphu-latex-mattress': Entry(children.sandakphu, ((-560, -940, 140), 560, -28, 24), view=(34, 24)),
        'ambootia-tv-unit': Entry(cabinets.ambootia, ((520, -200, 380), 560, 28, 12)),
        'jorpokhri-outdoor-set': Entry(easy_seats.jorpokhri, ((560, -120, 560), 640, 30, 20), view=(22, 18)),
        'bagrakote-bar-stool': Entry(easy_seats.bagrakote, ((40, -60, 740), 420, 30, 26)),
        'kalijhora-pooja-mandir': Entry(cabinets.kalijhora, ((60, -200, 940), 560, 26, 6)),
        'tinchuley-coat-stand': Entry(cabinets.tinchuley, ((30, 0, 1620), 520, 24, 8)),
        'rohini-storage-ottoman': Entry(easy_seats.rohini, ((280, -180, 380), 440, 34, 26)),
    }
    with open(SHEETS) as file:
        for sheet in json.load(file):
            entry = entries[sheet['slug']]
            entry.size, entry.facts = tuple(sheet['size']), sheet.get('facts', {})
    return entries


ENTRIES = load()
