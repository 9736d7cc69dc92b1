import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rupees } from '#domain/money/paise.ts'
import { products, productVariants } from '#server/db/schema/catalog.ts'
import { catalogImports } from '#server/db/schema/imports.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { stockMovements } from '#server/db/schema/stock.ts'
import { addPerson, addProduct, orderBody } from '#server/testing/shop-fixtures.ts'
import { runImportJob } from './run-import.ts'
import { sweepImportsJob } from './sweep-imports.ts'
import { importDesk, sheetOf } from './testing/import-desk.ts'

const desk = await importDesk()
const { db, handIn, check, run, undo, rows, ask } = desk
const HEAD = ['SKU', 'Colour of', 'Name', 'Category', 'Room', 'Price', 'HSN', 'Stock', 'Published', 'Colour']
const line = (sku: string, name: string, price: number | string, stock: number | string = 5) =>
  [sku, '', name, 'Sofas', 'Bedroom', price, '940161', stock, 'yes', ''] as const
const bySku = async (sku: string) => (await db.select().from(products).where(eq(products.sku, sku)))[0]
const colourBySku = async (sku: string) =>
  (await db.select().from(productVariants).where(eq(productVariants.sku, sku)))[0]
const skuOf = async (id: number) => (await db.select().from(products).where(eq(products.id, id)))[0]?.sku ?? ''
const ledger = async (productId: number) =>
  (await db.select().from(stockMovements).where(eq(stockMovements.productId, productId))).reduce(
    (sum, { delta }) => sum + delta,
    0,
  )

test('a sheet makes new products and changes old ones, and one row of the log says so', async () => {
  const old = await skuOf(await addProduct(db, { price: rupees(5000), stock: 3 }))
  const before = await bySku(old)
  const checked = await handIn(
    sheetOf(
      ['SKU', 'Name', 'Category', 'Room', 'Price', 'HSN', 'Stock'],
      [old, String(before?.name), 'Sofas', 'Bedroom', '₹ 4,500', '940169', 99],
      ['IMP-1', 'New sofa', 'Sofas', 'Bedroom', '1,299.00', '940161', 4],
    ),
  )
  expect(checked).toMatchObject({
    state: 'checked',
    counts: { new: 1, changed: 1, unchanged: 0, wrong: 0 },
    total_rows: 2,
  })
  expect((await rows(checked, 'changed')).data).toMatchObject([
    { sku: old, changes: [{ field: 'Price (₹)', from: '5000', to: '4500' }] },
  ])
  expect(await bySku('IMP-1')).toBeUndefined()

  const done = await run(checked)
  expect(done).toMatchObject({ state: 'done', can_undo: true, done_rows: 2 })
  expect(await bySku(old)).toMatchObject({ price: 450_000, stockOnHand: 3, version: 2 })
  const made = await bySku('IMP-1')
  expect(made).toMatchObject({ price: 129_900, stockOnHand: 4, slug: 'new-sofa', isActive: false, version: 1 })
  expect(await ledger(made?.id ?? 0)).toBe(4)
  const opened = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, made?.id ?? 0))
  expect(opened).toMatchObject([{ reason: 'opening', onHandAfter: 4, actorId: desk.staff.id, note: 'Sheet sheet.csv' }])
  const log = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `import:${done.id}`))
  expect(log.map(({ action }) => action)).toEqual(['catalog.sheet_received', 'catalog.imported'])
  expect(log[1]?.data).toMatchObject({
    after: { file: 'sheet.csv', new: 1, changed: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
})

test('an address that a product has left is not given to another one', async () => {
  const id = await addProduct(db)
  await db.update(products).set({ slug: 'left-sofa' }).where(eq(products.id, id))
  await db.update(products).set({ slug: 'moved-sofa' }).where(eq(products.id, id))
  await run(await handIn(sheetOf(HEAD, line('LEFT-1', 'Left sofa', 900))))
  expect(await bySku('LEFT-1')).toMatchObject({ slug: 'left-sofa-left-1' })
})

test('one mistake keeps the whole sheet out, and every mistake is told with its row and field', async () => {
  const checked = await handIn(
    sheetOf(HEAD, line('ERR-1', 'Good one', 900), line('ERR-2', '', 'cheap'), line('ERR-3', '=cmd', 0)),
  )
  expect(checked.counts).toEqual({ new: 1, changed: 0, unchanged: 0, wrong: 2 })
  const { data } = await rows(checked, 'wrong')
  expect(data.map(({ line: at, errors }) => [at, errors.map(({ field }) => field)])).toEqual([
    [3, ['Name', 'Price (₹)']],
    [4, ['Name', 'Price (₹)']],
  ])
  expect(await ask('POST', `/${checked.id}/run`, {})).toMatchObject({ status: 409, code: 'has_mistakes' })
  expect(await bySku('ERR-1')).toBeUndefined()
})

test('colours come in as rows, with their own stock, and the product is the sum of them', async () => {
  const colours = [
    ['COL-1-RED', 'COL-1', '', '', '', '', '', 3, '', 'Red'],
    ['COL-1-TEAL', 'COL-1', '', '', '', '', '', 2, '', 'Teal'],
  ] as const
  const checked = await handIn(sheetOf(HEAD, line('COL-1', 'Coloured sofa', 9000, ''), ...colours))
  expect(checked.counts).toMatchObject({ new: 3, wrong: 0 })
  const done = await run(checked)
  const made = await bySku('COL-1')
  expect(made).toMatchObject({ stockOnHand: 5, colors: ['Red', 'Teal'] })
  expect(await colourBySku('COL-1-TEAL')).toMatchObject({ stockOnHand: 2, position: 2, color: 'Teal' })
  expect(await ledger(made?.id ?? 0)).toBe(5)

  const recounted = await check(
    await handIn(sheetOf(HEAD, ['COL-1-RED', 'COL-1', '', '', '', '', '', 7, '', 'Crimson'])),
    true,
  )
  await run(recounted)
  expect(await bySku('COL-1')).toMatchObject({ stockOnHand: 9, colors: ['Crimson', 'Teal'] })
  expect(await ledger(made?.id ?? 0)).toBe(9)
  expect(await undo(recounted)).toMatchObject({ state: 'undone', not_undone: 0 })
  expect(await bySku('COL-1')).toMatchObject({ stockOnHand: 5, colors: ['Red', 'Teal'] })
  expect(await undo(done)).toMatchObject({ state: 'undone', not_undone: 0 })
  expect(await bySku('COL-1')).toBeUndefined()
})

test('colours are not given to a piece that got stock after the check', async () => {
  const sku = await skuOf(await addProduct(db, { stock: 0 }))
  const checked = await handIn(
    sheetOf(['SKU', 'Colour of', 'Colour'], [`${sku}-M`, sku, 'Moss'], [`${sku}-C`, sku, 'Clay']),
  )
  expect(checked.counts).toMatchObject({ new: 2, wrong: 0 })
  await db.update(products).set({ stockOnHand: 5 }).where(eq(products.sku, sku))
  const stopped = await run(checked)
  expect(stopped).toMatchObject({ state: 'failed', failure: expect.stringContaining('Check it again') })
  expect(await bySku(sku)).toMatchObject({ stockOnHand: 5, colors: [] })
  const again = await check(stopped, false)
  expect((await rows(again, 'wrong')).data[0]?.errors[0]?.message).toContain('has 5 pieces without a colour')
})

test('an exported sheet, CSV or workbook, changes nothing when it comes back', async () => {
  await addProduct(db, { colours: { Oak: 2, Walnut: 1 }, price: rupees(7999.5) })
  await db
    .update(products)
    .set({ description: '=1+1, "quoted"\nnext line', name: '- Chair ' })
    .where(eq(products.id, await addProduct(db)))
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await desk.app.inject({
      url: `/api/backoffice/imports/export?format=${format}`,
      headers: desk.staff.headers,
    })
    expect(file.statusCode).toBe(200)
    const back = await check(await handIn(file.rawPayload, `products.${format}`), true)
    expect(back.counts, format).toMatchObject({ new: 0, changed: 0, wrong: 0 })
    expect(back.counts.unchanged).toBeGreaterThan(4)
  }
})

test('formulas leave the shop as text', async () => {
  const id = await addProduct(db)
  await db.update(products).set({ name: '=HYPERLINK("http://evil","x")' }).where(eq(products.id, id))
  const file = await desk.app.inject({ url: '/api/backoffice/imports/export', headers: desk.staff.headers })
  expect(file.body).toContain(`"'=HYPERLINK(""http://evil"",""x"")"`)
  await db.update(products).set({ name: 'Plain again' }).where(eq(products.id, id))
})

test('undo takes back what nobody has touched, and says what it leaves and why', async () => {
  const [touched, quiet] = [await addProduct(db), await addProduct(db)]
  const [touchedSku, quietSku] = [await skuOf(touched), await skuOf(quiet)]
  const sheet = sheetOf(
    ['SKU', 'Name', 'Category', 'Room', 'Price', 'HSN', 'Stock', 'Published'],
    [touchedSku, 'Renamed', 'Anything', 'Anything', 100, '940169', '', 'yes'],
    [quietSku, 'Renamed too', 'Anything', 'Anything', 200, '940169', '', 'yes'],
    ['UNDO-1', 'Ordered since', 'Sofas', 'Bedroom', 300, '940161', 5, 'yes'],
    ['UNDO-2', 'Nobody wants it', 'Sofas', 'Bedroom', 300, '940161', 5, 'yes'],
  )
  const done = await run(await handIn(sheet))
  expect(done.state).toBe('done')
  await db
    .update(products)
    .set({ price: rupees(150) })
    .where(eq(products.id, touched))
  const buyer = await addPerson(db)
  const ordered = (await bySku('UNDO-1'))?.id ?? 0
  const order = await desk.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: buyer.headers,
    payload: orderBody({ product_id: ordered, quantity: 1 }),
  })
  expect(order.statusCode, order.body).toBe(201)

  const undone = await undo(done)
  expect(undone).toMatchObject({ state: 'undone', not_undone: 2, can_undo: false })
  expect((await rows(undone, 'kept')).data.map(({ sku, kept_because: why }) => [sku, why])).toEqual([
    [touchedSku, 'Somebody has changed it since.'],
    ['UNDO-1', 'It was ordered or reviewed since.'],
  ])
  expect(await bySku(touchedSku)).toMatchObject({ name: 'Renamed', price: 15_000 })
  expect(await bySku(quietSku)).toMatchObject({ price: 500_000, version: 3 })
  expect((await bySku(quietSku))?.name).toMatch(/^Chair/)
  expect(await bySku('UNDO-2')).toBeUndefined()
  expect(await bySku('UNDO-1')).toBeDefined()
  const [log] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'catalog.import_undone'))
    .orderBy(sql`id desc`)
  expect(log).toMatchObject({ reason: 'Wrong sheet', data: { after: { not_undone: 2 } } })
})

test('a piece whose stock was set, and that comes in colours since, keeps its stock, and the rest is undone', async () => {
  const [split, quiet] = [await addProduct(db, { stock: 1 }), await addProduct(db, { stock: 1 })]
  const [splitSku, quietSku] = [await skuOf(split), await skuOf(quiet)]
  const sheet = await handIn(sheetOf(['SKU', 'Stock'], [splitSku, 4], [quietSku, 4]))
  const done = await run(await check(sheet, true))
  const colour = (color: string, stockOnHand: number) => ({
    productId: split,
    color,
    sku: `${splitSku}-${color}`,
    stockOnHand,
  })
  await db.insert(productVariants).values([colour('Moss', 4), colour('Clay', 0)])
  const undone = await undo(done)
  expect(undone).toMatchObject({ state: 'undone', not_undone: 1 })
  expect((await rows(undone, 'kept')).data).toMatchObject([
    { sku: splitSku, kept_because: 'Somebody has changed it since.' },
  ])
  expect(await bySku(splitSku)).toMatchObject({ stockOnHand: 4 })
  expect(await bySku(quietSku)).toMatchObject({ stockOnHand: 1 })
})

test('only the last import can be undone, and once', async () => {
  const first = await run(await handIn(sheetOf(HEAD, line('LAST-1', 'First', 500))))
  const second = await run(await handIn(sheetOf(HEAD, line('LAST-2', 'Second', 500))))
  expect(await ask('POST', `/${first.id}/undo`, { reason: 'x' })).toMatchObject({ status: 409, code: 'not_the_last' })
  await undo(second)
  expect(await ask('POST', `/${second.id}/undo`, { reason: 'x' })).toMatchObject({ status: 409, code: 'wrong_state' })
})

const actor = { id: desk.staff.id, name: '', address: '', device: '', requestId: '' }

test('of two sheets that run at once, one is told to look again, and nothing of it is written', async () => {
  const sku = await skuOf(await addProduct(db))
  const sheet = (price: number) => sheetOf(['SKU', 'Price'], [sku, price])
  const both = [await handIn(sheet(111)), await handIn(sheet(222))]
  for (const { id } of both) await ask('POST', `/${id}/run`, {})
  await Promise.all(both.map(({ id: importId }) => runImportJob.work(desk.deps, { importId, actor })))
  await desk.runJobs()
  const [first, second] = (await Promise.all(both.map(({ id }) => desk.open(id)))).toSorted((a, b) =>
    a.state.localeCompare(b.state),
  )
  if (!first || !second) throw new Error('There are two imports')
  expect(first.state).toBe('done')
  expect(second).toMatchObject({ state: 'failed', failure: expect.stringContaining('Check it again') })
  expect(await bySku(sku)).toMatchObject({ price: first.id === both[0]?.id ? 11_100 : 22_200, version: 2 })
  expect((await run(await check(second, false))).state).toBe('done')
  expect(await bySku(sku)).toMatchObject({ price: first.id === both[0]?.id ? 22_200 : 11_100, version: 3 })
})

test('the choice of columns is remembered for the same headings', async () => {
  const sheet = sheetOf(['Number', 'What it costs'], ['REM-1', 100])
  const unknown = await handIn(sheet)
  expect(unknown).toMatchObject({ state: 'read', columns: [{ field: null }, { field: null }] })
  await ask('POST', `/${unknown.id}/check`, { mapping: ['sku', 'price'], takes_stock: false })
  await desk.runJobs()
  expect((await handIn(sheet)).columns.map(({ field }) => field)).toEqual(['sku', 'price'])
  expect(await ask('POST', `/${unknown.id}/check`, { mapping: ['price', 'price'], takes_stock: false })).toMatchObject({
    status: 422,
  })
})

test('what is no table says so, and what is too large is not taken', async () => {
  expect(await handIn('PK\u0003\u0004 not really a workbook')).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('cannot be opened'),
  })
  expect(await ask('POST', '', { file_name: 'x.csv', content: 'no base64!' })).toMatchObject({ status: 422 })
  expect(await ask('POST', '', { file_name: 'x.csv', content: 'A'.repeat(29_000_000) })).toMatchObject({ status: 413 })
})

test('only who manages the catalogue may, and only who manages the stock may count by a sheet', async () => {
  const packer = await addPerson(db, 'staff', ['open_back_office', 'manage_orders'])
  const writer = await addPerson(db, 'staff', ['open_back_office', 'manage_catalog'])
  const checked = await handIn(sheetOf(HEAD, line('PERM-1', 'Mine', 500)))
  for (const [method, url] of [
    ['GET', ''],
    ['GET', '/export'],
    ['GET', `/${checked.id}`],
    ['POST', `/${checked.id}/run`],
  ] as const)
    expect((await ask(method, url, method === 'POST' ? {} : undefined, packer)).status).toBe(403)
  const mapping = checked.columns.map(({ field }) => field)
  expect((await ask('POST', `/${checked.id}/check`, { mapping, takes_stock: true }, writer)).status).toBe(403)
  expect((await ask('POST', `/${checked.id}/check`, { mapping, takes_stock: false }, writer)).status).toBe(200)
})

test('only who manages the stock may run or undo a sheet that sets it', async () => {
  const writer = await addPerson(db, 'staff', ['open_back_office', 'manage_catalog'])
  const sku = await skuOf(await addProduct(db, { stock: 1 }))
  const checked = await check(await handIn(sheetOf(['SKU', 'Stock'], [sku, 4])), true)
  const refused = { status: 403, code: 'forbidden' }
  expect(await ask('POST', `/${checked.id}/run`, {}, writer)).toMatchObject(refused)
  const done = await run(checked)
  expect(await ask('POST', `/${done.id}/undo`, { reason: 'Wrong sheet' }, writer)).toMatchObject(refused)
  expect(await desk.open(done.id)).toMatchObject({ state: 'done', can_undo: true })
  expect(await bySku(sku)).toMatchObject({ stockOnHand: 4 })
})

test('the file is there as it was handed in, for thirty days', async () => {
  const checked = await handIn(sheetOf(HEAD, line('KEPT-1', 'Kept', 500)), 'मेरी सूची.csv')
  const url = `/api/backoffice/imports/${checked.id}/file`
  expect((await desk.app.inject({ url, headers: desk.staff.headers })).body).toContain('KEPT-1')
  await db
    .update(catalogImports)
    .set({ createdAt: sql`now() - interval '29 days'` })
    .where(eq(catalogImports.id, checked.id))
  await sweepImportsJob.work(desk.deps, {})
  expect((await ask('GET', `/${checked.id}`)).status).toBe(200)
  await db
    .update(catalogImports)
    .set({ createdAt: sql`now() - interval '31 days'` })
    .where(eq(catalogImports.id, checked.id))
  await sweepImportsJob.work(desk.deps, {})
  expect((await ask('GET', `/${checked.id}`)).status).toBe(404)
})
