import type { Pool } from 'pg'

const BATCH = 5_000

const KINDS = [
  ['Sofas', 'Living Room', ['Three-Seater Sofa', 'Two-Seater Sofa', 'Corner Sofa', 'Daybed']],
  ['Chairs & Stools', 'Dining Room', ['Dining Chair', 'Armchair', 'Counter Stool', 'Bench']],
  ['Tables', 'Dining Room', ['Dining Table', 'Coffee Table', 'Side Table', 'Console Table']],
  ['Beds', 'Bedroom', ['Queen Bed', 'King Bed', 'Single Bed', 'Bunk Bed']],
  ['Storage', 'Bedroom', ['Wardrobe', 'Sideboard', 'Bookcase', 'Chest of Drawers']],
  ['Lighting', 'Living Room', ['Table Lamp', 'Floor Lamp', 'Pendant Light', 'Wall Light']],
  ['Rugs & Textiles', 'Bedroom', ['Wool Rug', 'Cotton Dhurrie', 'Linen Cushion', 'Quilt']],
  ['Mirrors & Decor', 'Living Room', ['Round Mirror', 'Tall Mirror', 'Brass Tray', 'Cane Basket']],
] as const
const PLACES = [
  'Teesta',
  'Mahananda',
  'Jaldhaka',
  'Torsa',
  'Kanchen',
  'Lebong',
  'Mirik',
  'Kurseong',
  'Sevoke',
  'Gajoldoba',
  'Lataguri',
  'Chalsa',
  'Buxa',
  'Jayanti',
  'Raimatang',
  'Sandakphu',
  'Tonglu',
  'Rimbik',
  'Lava',
  'Lolegaon',
]
const MATERIALS = [
  'Sal wood',
  'Teak',
  'Mango wood',
  'Sal wood and cane',
  'Teak and brass',
  'Cane',
  'Linen',
  'Wool',
  'Cotton',
  'Blackened steel and glass',
]
const COLOURS = [
  'Natural sal',
  'Natural teak',
  'Honey',
  'Oatmeal',
  'Moss',
  'Terracotta',
  'Indigo',
  'Charcoal',
  'Ivory',
  'Brass',
]
const SENTENCES = [
  'Pegged and glued at every corner, and oiled by hand in our Siliguri workshop.',
  'It goes up a narrow staircase without taking the door off.',
  'The weave is pulled tight over a steamed frame and will not sag within ten summers.',
  'Drawers run on wood, dovetailed front and back, with felt where they close.',
  'Covers zip off for washing, and spare ones can be ordered in any of our colours.',
  'Firm enough to stand up from, deep enough to fall asleep on.',
]

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** The same catalogue for the same size, so that two runs measure the same shop. */
function productAt(at: number, categories: Map<string, number>, rooms: Map<string, number>) {
  const [category, room, forms] = pick(KINDS, at)
  const form = pick(forms, Math.floor(at / 8))
  const place = pick(PLACES, Math.floor(at / 32) * 7 + at)
  const price = 1_500 + ((at * 7_919) % 150_000)
  const text = Array.from({ length: 4 }, (_, line) => pick(SENTENCES, at + line * (1 + (at % 5)))).join(' ')
  return {
    slug: `${place}-${form}-${at}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name: `${place} ${form}`,
    short_description: `A ${form.toLowerCase()} of ${pick(MATERIALS, at * 3).toLowerCase()}.`,
    description: `${text} Number ${at} of its series.`,
    price: price * 100,
    sale_price: at % 6 === 0 ? Math.round(price * 0.85) * 100 : null,
    stock_on_hand: at % 11 === 0 ? 0 : 1 + (at % 30),
    average_rating: at % 4 === 0 ? 0 : 3 + (at % 20) / 10,
    reviews_count: at % 4 === 0 ? 0 : at % 60,
    material: pick(MATERIALS, at * 3),
    color: pick(COLOURS, at * 7),
    sku: `GEN-${at}`,
    category_id: categories.get(category),
    room_id: rooms.get(room),
    width_mm: 300 + ((at * 37) % 2_000),
    depth_mm: 300 + ((at * 17) % 900),
    height_mm: 300 + ((at * 29) % 1_900),
    created_at: new Date(Date.UTC(2020, 0, 1) + at * 600_000).toISOString(),
  }
}

/** Fills an empty migrated database with `count` products of every kind the shop sells. */
export async function generateCatalogue(pool: Pool, count: number): Promise<void> {
  const categories = await insertNames(
    pool,
    'categories',
    KINDS.map(([category]) => category),
  )
  const rooms = await insertNames(pool, 'rooms', [...new Set(KINDS.map(([, room]) => room))])
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) =>
      productAt(from + at, categories, rooms),
    )
    await pool.query(INSERT, [JSON.stringify(rows)])
  }
  await pool.query('vacuum analyze')
}

const COLUMNS =
  'slug, name, short_description, description, price, sale_price, stock_on_hand, average_rating, reviews_count, material, color, sku, category_id, room_id, width_mm, depth_mm, height_mm, created_at'
const INSERT = `
  insert into products (${COLUMNS}, main_image, images, colors, hsn_code)
  select ${COLUMNS}, slug || '-1.webp', array[slug || '-2.webp'], array[color], '9403'
  from jsonb_populate_recordset(null::products, $1)`

async function insertNames(
  pool: Pool,
  table: 'categories' | 'rooms',
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: number; name: string }>(
    `insert into ${table} (name, slug) select name, lower(regexp_replace(name, '[^A-Za-z]+', '-', 'g')) from unnest($1::text[]) as name returning id, name`,
    [names],
  )
  return new Map(rows.map((row) => [row.name, row.id]))
}
