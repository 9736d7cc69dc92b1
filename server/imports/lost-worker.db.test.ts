import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { products } from '#server/db/schema/catalog.ts'
import { takeDeadLetter } from '#server/backoffice/take-dead-letter.ts'
import { addProduct } from '#server/testing/shop-fixtures.ts'
import { checkImportJob } from './check-import.ts'
import { runImportJob } from './run-import.ts'
import { importDesk, sheetOf } from './testing/import-desk.ts'
import { undoImportJob } from './undo-import.ts'

/** The worker is lost, half way through a sheet or through its undo. */
const desk = await importDesk()
const { db, handIn, run, rows, ask } = desk
const actor = { id: desk.staff.id, name: '', address: '', device: '', requestId: '' }
const HEAD = ['SKU', 'Colour of', 'Name', 'Category', 'Room', 'Price', 'HSN', 'Stock', 'Published', 'Colour']
const line = (sku: string, name: string, price: number) =>
  [sku, '', name, 'Sofas', 'Bedroom', price, '940161', 5, 'yes', ''] as const
const bySku = async (sku: string) => (await db.select().from(products).where(eq(products.sku, sku)))[0]
const skuOf = async (id: number) => (await db.select().from(products).where(eq(products.id, id)))[0]?.sku ?? ''

test('a worker that is lost half way leaves nothing, and the next one does all of it', async () => {
  const checked = await handIn(
    sheetOf(HEAD, ...Array.from({ length: 40 }, (_, at) => line(`LOST-${at}`, `Piece ${at}`, 500))),
  )
  await ask('POST', `/${checked.id}/run`, {})
  await db.execute(sql`create function stop_here() returns trigger language plpgsql as $$
    begin if new.sku = 'LOST-39' then raise exception 'the lights went out'; end if; return new; end $$`)
  await db.execute(sql`create trigger lights before insert on products for each row execute function stop_here()`)
  await expect(runImportJob.work(desk.deps, { importId: checked.id, actor })).rejects.toThrow()
  expect(await db.$count(products, sql`sku like 'LOST-%'`)).toBe(0)
  expect((await desk.open(checked.id)).state).toBe('importing')
  await db.execute(sql`drop trigger lights on products`)
  await desk.runJobs()
  expect((await desk.open(checked.id)).state).toBe('done')
  expect(await db.$count(products, sql`sku like 'LOST-%'`)).toBe(40)
})

/** A database that fails whenever this product is changed. */
const failAt = (sku: string) =>
  sql.raw(`create or replace function stop_here() returns trigger language plpgsql as $$
  begin if new.sku = '${sku}' then raise exception 'the lights went out'; end if; return new; end $$;
  create trigger lights before update of price on products for each row execute function stop_here()`)

test('what was decided is carried out to its end, also by the next import, and whoever changes a piece meanwhile has the last word', async () => {
  const ids = await Promise.all(Array.from({ length: 3 }, () => addProduct(db)))
  const [first = '', second = '', third = ''] = await Promise.all(ids.map(skuOf))
  const checked = await handIn(
    sheetOf(
      ['SKU', 'Name', 'Category', 'Room', 'Price', 'HSN', 'Stock', 'Published'],
      [first, 'Renamed first', 'Anything', 'Anything', 700, '940169', '', 'yes'],
      [second, 'Renamed second', 'Anything', 'Anything', 700, '940169', '', 'yes'],
      [third, 'Renamed third', 'Anything', 'Anything', 700, '940169', '', 'yes'],
      ['HALF-1', 'Half way', 'Sofas', 'Bedroom', 700, '940161', 5, 'yes'],
    ),
  )
  expect(checked.counts).toMatchObject({ new: 1, changed: 3, wrong: 0 })
  await ask('POST', `/${checked.id}/run`, {})
  await db.execute(failAt(second))
  await expect(runImportJob.work(desk.deps, { importId: checked.id, actor })).rejects.toThrow()
  expect((await desk.open(checked.id)).state).toBe('importing')
  expect(await bySku('HALF-1')).toBeDefined()
  await db.execute(sql`drop trigger lights on products`)
  await db
    .update(products)
    .set({ price: rupees(650) })
    .where(eq(products.sku, third))

  const next = await handIn(sheetOf(['SKU', 'Price'], ['HALF-1', 800]))
  await ask('POST', `/${next.id}/run`, {})
  await runImportJob.work(desk.deps, { importId: next.id, actor })
  const done = await desk.open(checked.id)
  expect(done).toMatchObject({ state: 'done', not_undone: 1, done_rows: 4 })
  expect(await bySku(first)).toMatchObject({ price: 70_000, version: 2 })
  expect(await bySku(second)).toMatchObject({ price: 70_000, version: 2 })
  expect(await bySku(third)).toMatchObject({ price: 65_000 })
  expect((await rows(done, 'kept')).data).toMatchObject([
    { sku: third, kept_because: 'Somebody changed it while the sheet was being imported.' },
  ])
  expect(await bySku('HALF-1')).toMatchObject({ price: 80_000 })
  await desk.runJobs()
  expect(await bySku(first)).toMatchObject({ price: 70_000, version: 2 })
})

test('a number that somebody takes while the sheet is imported is left to him, and the rest comes in', async () => {
  const ids = [
    await addProduct(db, { colours: { Oak: 2 } }),
    await addProduct(db),
    await addProduct(db, { colours: { Oak: 1 } }),
  ]
  const [coloured = '', plain = ''] = await Promise.all(ids.map(skuOf))
  const colour = ['TAKEN-RED', coloured, '', '', '', '', '', 3, '', 'Red'] as const
  const piece = [plain, '', 'Plain', 'Anything', 'Anything', 900, '940169', '', 'yes', ''] as const
  const checked = await handIn(sheetOf(HEAD, colour, piece))
  expect(checked.counts).toMatchObject({ new: 1, changed: 1, wrong: 0 })
  await ask('POST', `/${checked.id}/run`, {})
  await db.execute(failAt(plain))
  await expect(runImportJob.work(desk.deps, { importId: checked.id, actor })).rejects.toThrow()
  await db.execute(sql`drop trigger lights on products`)
  await db.execute(sql`update product_variants set sku = 'TAKEN-RED' where product_id = ${ids[2]}`)
  await desk.runJobs()
  const done = await desk.open(checked.id)
  expect(done).toMatchObject({ state: 'done', not_undone: 1 })
  expect((await rows(done, 'kept')).data).toMatchObject([
    { sku: 'TAKEN-RED', kept_because: expect.stringContaining('took its number') },
  ])
  expect(await bySku(plain)).toMatchObject({ price: 90_000 })
  expect(await bySku(coloured)).toMatchObject({ stockOnHand: 2, colors: ['Oak'] })
})

test('pieces that arrive while colours are added to a piece stay its own, and the rest comes in', async () => {
  const ids = [await addProduct(db), await addProduct(db, { stock: 0 })]
  const [plain = '', empty = ''] = await Promise.all(ids.map(skuOf))
  const colour = (name: string) => [`${empty}-${name}`, empty, '', '', '', '', '', '', '', name] as const
  const piece = [plain, '', 'Plain', 'Anything', 'Anything', 900, '940169', '', 'yes', ''] as const
  const checked = await handIn(sheetOf(HEAD, colour('Moss'), colour('Clay'), piece))
  expect(checked.counts).toMatchObject({ new: 2, changed: 1, wrong: 0 })
  await ask('POST', `/${checked.id}/run`, {})
  await db.execute(failAt(plain))
  await expect(runImportJob.work(desk.deps, { importId: checked.id, actor })).rejects.toThrow()
  await db.execute(sql`drop trigger lights on products`)
  await db.update(products).set({ stockOnHand: 5 }).where(eq(products.sku, empty))
  await desk.runJobs()
  const done = await desk.open(checked.id)
  expect(done).toMatchObject({ state: 'done', not_undone: 2 })
  const why = `${empty} has 5 pieces without a colour. Set its stock to 0 first, then give it colours.`
  expect((await rows(done, 'kept')).data.map(({ kept_because: because }) => because)).toEqual([why, why])
  expect(await bySku(empty)).toMatchObject({ stockOnHand: 5, colors: [] })
  expect(await bySku(plain)).toMatchObject({ price: 90_000 })
})

test('an undo that is lost half way goes on where it stopped', async () => {
  const ids = await Promise.all(Array.from({ length: 260 }, () => addProduct(db)))
  const skus = await Promise.all(ids.toSorted((one, other) => one - other).map(skuOf))
  const done = await run(await handIn(sheetOf(['SKU', 'Price'], ...skus.map((sku) => [sku, 700]))))
  expect(done.state).toBe('done')
  await ask('POST', `/${done.id}/undo`, { reason: 'Wrong sheet' })
  await db.execute(failAt(skus.at(-1) ?? ''))
  const undoing = { importId: done.id, actor, reason: 'Wrong sheet' }
  await expect(undoImportJob.work(desk.deps, undoing)).rejects.toThrow()
  expect(await bySku(skus[0] ?? '')).toMatchObject({ price: 500_000, version: 3 })
  expect(await bySku(skus.at(-1) ?? '')).toMatchObject({ price: 70_000, version: 2 })
  await db.execute(sql`drop trigger lights on products`)
  await desk.runJobs()
  expect(await desk.open(done.id)).toMatchObject({ state: 'undone', not_undone: 0 })
  for (const sku of [skus[0] ?? '', skus.at(-1) ?? ''])
    expect(await bySku(sku)).toMatchObject({ price: 500_000, version: 3 })
})

test('an import whose work was given up says so, and goes on when it is tried again on Today', async () => {
  const today = async (method: 'GET' | 'POST', url: string) =>
    (await desk.app.inject({ method, url: `/api/backoffice/failures${url}`, headers: desk.staff.headers })).json<{
      data: { items: { id: number; title: string }[] }
    }>().data
  const sku = await skuOf(await addProduct(db))
  const { id } = await handIn(sheetOf(['SKU', 'Price'], [sku, 700]))
  const steps = [
    ['check', checkImportJob.name, 'checking', 'checked', 'Reading a sheet of products'],
    ['run', runImportJob.name, 'importing', 'done', 'Importing a sheet of products'],
    ['undo', undoImportJob.name, 'undoing', 'undone', 'Undoing an import of products'],
  ] as const
  for (const [url, queue, atWork, atItsEnd, title] of steps) {
    await ask('POST', `/${id}/${url}`, { mapping: ['sku', 'price'], takes_stock: false, reason: 'Wrong sheet' })
    const { rows: waiting } = await db.execute<{ data: Record<string, unknown> }>(
      sql`delete from pgboss.job where name = ${queue} and state < 'active' returning data`,
    )
    const letter = { queue, data: waiting[0]?.data ?? {}, failure: 'the lights went out' }
    await takeDeadLetter(desk.deps, letter)
    expect(await desk.open(id)).toMatchObject({ state: atWork, failure: expect.stringContaining('failures on Today') })
    const [failure] = (await today('GET', '')).items
    expect(failure?.title).toBe(title)
    await today('POST', `/job/${failure?.id}/retry`)
    await desk.runJobs()
    expect(await desk.open(id)).toMatchObject({ state: atItsEnd, failure: null })
    await takeDeadLetter(desk.deps, letter)
    expect((await desk.open(id)).failure).toBeNull()
    await db.execute(sql`delete from failed_jobs`)
  }
})
