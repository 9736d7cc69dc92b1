import {
  armchair,
  bench,
  caneChair,
  counterStool,
  daybed,
  pouffe,
  sofa,
  spindleChair,
  swing,
  upholsteredChair,
  woodenBench,
} from './seats.ts'
import type { Silhouette } from './shapes.ts'
import {
  brassPendant,
  canePendant,
  checkedThrow,
  cushions,
  floorLamp,
  planter,
  quilt,
  roundMirror,
  rug,
  stripes,
  tableLamp,
} from './small-things.ts'
import { almirah, bookcase, caneCabinet, chest, drawers, glazedCabinet } from './storage.ts'
import {
  bed,
  dressingTable,
  fourPoster,
  nestingTables,
  pedestal,
  roundTable,
  table,
  tableWithDrawers,
  tableWithShelf,
} from './tables-and-beds.ts'

/** The word in the slug that says what a thing is; first match wins, so the particular stands before the general. */
const BY_WORD: readonly (readonly [RegExp, Silhouette])[] = [
  [/recliner/, armchair],
  [/ottoman/, pouffe],
  [/outdoor-set/, caneChair],
  [/bar-stool/, counterStool],
  [/wardrobe/, almirah],
  [/mandir/, glazedCabinet],
  [/coat-stand/, floorLamp],
  [/study-table/, tableWithDrawers],
  [/daybed/, daybed],
  [/swing/, swing],
  [/sofa/, sofa],
  [/armchair/, armchair],
  [/spindle-chair/, spindleChair],
  [/velvet-dining-chair/, upholsteredChair],
  [/chair/, caneChair],
  [/counter-stool/, counterStool],
  [/pouffe/, pouffe],
  [/dining-bench/, woodenBench],
  [/bench|stool/, bench],
  [/nesting/, nestingTables],
  [/dressing/, dressingTable],
  [/bedside|console/, tableWithDrawers],
  [/side-table/, pedestal],
  [/round-dining-table/, roundTable],
  [/coffee/, tableWithShelf],
  [/bookcase/, bookcase],
  [/almirah/, almirah],
  [/crockery/, glazedCabinet],
  [/drawers/, drawers],
  [/box/, chest],
  [/floor-lamp/, floorLamp],
  [/table-lamp/, tableLamp],
  [/brass-pendant/, brassPendant],
  [/pendant/, canePendant],
  [/dhurrie|runner/, stripes],
  [/bedcover/, quilt],
  [/cushion/, cushions],
  [/throw/, checkedThrow],
  [/planter/, planter],
  [/four-poster/, fourPoster],
]

const BY_CATEGORY: Readonly<Record<string, Silhouette>> = {
  Sofas: sofa,
  'Chairs & Stools': caneChair,
  Tables: table,
  Beds: bed,
  Storage: caneCabinet,
  Lighting: floorLamp,
  'Rugs & Textiles': rug,
  'Mirrors & Decor': roundMirror,
}

export function chooseSilhouette(slug: string, category: string): Silhouette {
  return BY_WORD.find(([word]) => word.test(slug))?.[1] ?? BY_CATEGORY[category] ?? caneCabinet
}
