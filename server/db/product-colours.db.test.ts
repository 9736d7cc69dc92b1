import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { emptyTestDb } from '#server/db/testing/test-db.ts'

const { pool } = await emptyTestDb()
const FOLDER = join(import.meta.dirname, 'migrations')
const COLOURS = '0009_product_colours.sql'
const log = () => undefined
const folder = await mkdtemp(join(tmpdir(), 'saalghar-before-colours-'))
afterAll(() => rm(folder, { recursive: true }))

/** A shop as it was before colours had rows: a sofa in three colours, a stool in one, and every kind of order. */
const BEFORE = `
  insert into categories (name, slug) values ('Sofas', 'sofas');
  insert into rooms (name, slug) values ('Hall', 'hall');
  insert into products (slug, name, price, stock_on_hand, stock_held, sku, main_image, images, color, colors, category_id, room_id, hsn_code) values
    ('sofa', 'Sofa', 100, 11, 4, 'SLG-1', 'sofa-1.webp', '{sofa-2.webp,sofa-deep-sea.webp}', 'Oatmeal', '{Oatmeal,Deep Sea,Moss}', 1, 1, '940161'),
    ('stool', 'Stool', 100, 5, 0, 'SLG-2', 'stool-1.webp', '{}', 'Teak', '{Teak}', 1, 1, '940169');
  insert into orders (order_number, status, items_total, subtotal, tax_amount, shipping_amount, discount_amount, total_amount)
    select n, 'pending', 118, 100, 18, 0, 0, 118 from unnest(array['paid', 'cancelled', 'unpaid', 'returned']) n;
  insert into order_items (order_id, product_id, product_name, product_sku, hsn_code, tax_rate_bp, options, quantity, unit_price, total_price) values
    (1, 1, 'Sofa', 'SLG-1', '940161', 1800, '{"color": "Moss"}', 2, 59, 118), (1, 1, 'Sofa', 'SLG-1', '940161', 1800, '{}', 1, 59, 59),
    (2, 1, 'Sofa', 'SLG-1', '940161', 1800, '{"color": "deep sea "}', 3, 59, 177),
    (3, 1, 'Sofa', 'SLG-1', '940161', 1800, '{"color": "Moss"}', 3, 59, 177), (3, 1, 'Sofa', 'SLG-1', '940161', 1800, '{"color": "Pink"}', 1, 59, 59),
    (4, 1, 'Sofa', 'SLG-1', '940161', 1800, '{"color": "Moss"}', 2, 59, 118), (4, 1, 'Sofa', 'SLG-1', '940161', 1800, '{"color": "Oatmeal"}', 2, 59, 118),
    (4, 2, 'Stool', 'SLG-2', '940169', 1800, '{"color": "Moss"}', 1, 59, 59);
  insert into stock_movements (product_id, delta, reason, order_id) values
    (1, 15, 'opening', null), (2, 6, 'opening', null), (1, -3, 'sale', 1), (1, -3, 'sale', 2), (1, 3, 'cancellation', 2),
    (1, -4, 'sale', 4), (2, -1, 'sale', 4), (1, 3, 'return', 4);
  insert into stock_holds (order_id, product_id, quantity, expires_at, state) values
    (1, 1, 3, now(), 'taken'), (2, 1, 3, now(), 'taken'), (3, 1, 4, now(), 'held'), (4, 1, 4, now(), 'taken'), (4, 2, 1, now(), 'taken')`

const all = async (sql: string) => (await pool.query<Record<string, unknown>>(sql)).rows

beforeAll(async () => {
  const names = (await readdir(FOLDER)).filter((name) => name < COLOURS)
  await Promise.all(names.map((name) => cp(join(FOLDER, name), join(folder, name))))
  await migrate(pool, { log, folder })
  await pool.query(BEFORE)
  await migrate(pool, { log })
})

test('each colour gets its SKU and picture, the odd pieces go to the first, and what is held stays with its colour', async () => {
  expect(
    await all(`select color, sku, images, stock_on_hand, stock_held from product_variants order by position`),
  ).toEqual([
    { color: 'Oatmeal', sku: 'SLG-1-OATMEAL', images: ['sofa-1.webp'], stock_on_hand: 4, stock_held: 1 },
    { color: 'Deep Sea', sku: 'SLG-1-DEEPSEA', images: ['sofa-deep-sea.webp'], stock_on_hand: 2, stock_held: 0 },
    { color: 'Moss', sku: 'SLG-1-MOSS', images: [], stock_on_hand: 5, stock_held: 3 },
  ])
})

test('no piece is lost: products, colours, movements and holds still add up', async () => {
  expect(await all(`select stock_on_hand, stock_held from products order by id`)).toEqual([
    { stock_on_hand: 11, stock_held: 4 },
    { stock_on_hand: 5, stock_held: 0 },
  ])
  expect(
    await all(`
      select v.id from product_variants v group by v.id
      having v.stock_on_hand <> (select coalesce(sum(delta), 0) from stock_movements m where m.variant_id = v.id)
          or v.stock_held <> (select coalesce(sum(quantity), 0) from stock_holds h where h.variant_id = v.id and state = 'held')
      union all select p.id from products p
      where p.stock_on_hand <> (select sum(delta) from stock_movements m where m.product_id = p.id)`),
  ).toEqual([])
})

test('what an order moved is what was ordered of each colour, also when less came back', async () => {
  expect(
    await all(`
      select m.order_id as "order", m.reason, v.color, m.delta from stock_movements m
      left join product_variants v on v.id = m.variant_id where m.order_id is not null order by m.order_id, m.reason, v.position`),
  ).toEqual([
    { order: 1, reason: 'sale', color: 'Oatmeal', delta: -1 },
    { order: 1, reason: 'sale', color: 'Moss', delta: -2 },
    { order: 2, reason: 'cancellation', color: 'Deep Sea', delta: 3 },
    { order: 2, reason: 'sale', color: 'Deep Sea', delta: -3 },
    { order: 4, reason: 'return', color: 'Oatmeal', delta: 2 },
    { order: 4, reason: 'return', color: 'Moss', delta: 1 },
    { order: 4, reason: 'sale', color: 'Oatmeal', delta: -2 },
    { order: 4, reason: 'sale', color: 'Moss', delta: -2 },
    { order: 4, reason: 'sale', color: null, delta: -1 },
  ])
})

test('items of old orders name the colour, SKU and picture; one without colours keeps its own', async () => {
  expect(await all(`select color, product_sku, picture from order_items where order_id in (2, 4) order by id`)).toEqual(
    [
      { color: 'Deep Sea', product_sku: 'SLG-1-DEEPSEA', picture: 'sofa-deep-sea.webp' },
      { color: 'Moss', product_sku: 'SLG-1-MOSS', picture: 'sofa-1.webp' },
      { color: 'Oatmeal', product_sku: 'SLG-1-OATMEAL', picture: 'sofa-1.webp' },
      { color: null, product_sku: 'SLG-2', picture: 'stool-1.webp' },
    ],
  )
})

test('the database refuses a stock that is not the sum of its colours, and lets both change together', async () => {
  const refused = expect.objectContaining({ constraint: 'products_stock_is_sum_of_colours' })
  await expect(pool.query(`update products set stock_on_hand = 12 where slug = 'sofa'`)).rejects.toEqual(refused)
  await expect(
    pool.query(`update product_variants set stock_on_hand = stock_on_hand + 1 where color = 'Moss'`),
  ).rejects.toEqual(refused)
  await pool.query(`
    update products set stock_on_hand = 12 where slug = 'sofa';
    update product_variants set stock_on_hand = stock_on_hand + 1 where color = 'Moss'`)
  await pool.query(`update products set stock_on_hand = 9 where slug = 'stool'`)
})
