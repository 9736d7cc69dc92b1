import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Product } from '#domain/api/catalog.ts'
import { seededShop } from '#server/catalog/testing/seeded-shop.ts'
import { importPictures } from './import-pictures.ts'

const { db, get } = await seededShop()
const originals = await mkdtemp(path.join(tmpdir(), 'saalghar-originals-'))
afterAll(() => rm(originals, { recursive: true, force: true }))

const SLUG = 'teesta-three-seater-sofa'
const delivered = (view: string, alt = `The sofa, ${view}`) => ({
  file: `products/${SLUG}-${view}.webp`,
  kind: 'product',
  product: SLUG,
  view,
  colour: null,
  width: 1200,
  height: 1500,
  alt,
  dominant: '#d8c9ae',
  placeholder: `data:image/webp;base64,${view}`,
})
const deliver = (...pictures: object[]) => writeFile(path.join(originals, 'manifest.json'), JSON.stringify(pictures))
const pictures = async () => (await get<Product>(`/api/products/${SLUG}`)).data.pictures

test('without a manifest nothing happens', async () => {
  expect(await importPictures(db, originals)).toEqual([])
})

test('what the studio delivers is shown in every size, and takes the place of the drawings', async () => {
  await deliver(delivered('1'))
  expect(await importPictures(db, originals)).toHaveLength(1)
  const [only, ...others] = await pictures()
  expect(others).toEqual([])
  expect(only).toMatchObject({ alt: 'The sofa, 1', width: 1200, color: '#d8c9ae', is_sized: true })
  expect(only?.url).toMatch(/^\/media\/products\/teesta-three-seater-sofa-1\.webp\?v=[0-9a-f]{8}$/)
})

test('a new view joins the product once, and looking again changes nothing', async () => {
  await deliver(delivered('1'), delivered('room'))
  expect(await importPictures(db, originals)).toHaveLength(1)
  expect(await importPictures(db, originals)).toEqual([])
  expect((await pictures()).map(({ file }) => file)).toEqual([`${SLUG}-1.webp`, `${SLUG}-room.webp`])
})

test('a picture taken anew has a new address', async () => {
  const [before] = await pictures()
  await deliver({ ...delivered('1'), placeholder: 'data:image/webp;base64,new' }, delivered('room'))
  expect(await importPictures(db, originals)).toHaveLength(1)
  const [after] = await pictures()
  expect(after?.url).not.toBe(before?.url)
})

test('a card shows the piece in a room second; another colour comes last', async () => {
  await deliver(delivered('1'), delivered('2'), delivered('3'), delivered('moss'), delivered('room'))
  await importPictures(db, originals)
  const shown = (await pictures()).map(({ file }) => file.slice(SLUG.length + 1))
  expect(shown).toEqual(['1.webp', 'room.webp', '2.webp', '3.webp', 'moss.webp'])
})

test('words that staff wrote, and an order that they chose, outlive the next delivery', async () => {
  await db.execute(
    sql`update pictures set alt = 'Our own words', described_at = now() where file = ${`products/${SLUG}-1.webp`}`,
  )
  await db.execute(sql`
    insert into picture_arrangements (product_id, arranged_at) select id, now() from products where slug = ${SLUG}`)
  const before = (await pictures()).map(({ file }) => file)
  await deliver({ ...delivered('1'), placeholder: 'data:image/webp;base64,newest' }, delivered('4'))
  expect(await importPictures(db, originals)).toHaveLength(2)
  expect((await pictures()).map(({ file }) => file)).toEqual(before)
  expect((await pictures())[0]).toMatchObject({ alt: 'Our own words', placeholder: 'data:image/webp;base64,newest' })
  const { rows } = await db.execute<{ file: string }>(sql`select file from pictures_aside`)
  expect(rows).toEqual([{ file: `products/${SLUG}-4.webp` }])
})
