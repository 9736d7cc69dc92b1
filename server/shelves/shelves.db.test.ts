import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { DeskPicture } from '#domain/api/picture-desk.ts'
import type { AllShelvesJson, ShelfJson } from '#domain/api/shelves.ts'
import { auditEntries } from '#server/db/schema/operations.ts'
import { products } from '#server/db/schema/catalog.ts'
import { hearChanges } from '#server/testing/hear-changes.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop()
const { app, db, deps, runJobs } = shop
const asha = await addPerson(db, 'staff')
const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
  app.inject({ method, url: `/api/backoffice/shelves/${path}`, headers: asha.headers, payload })
const all = async () =>
  (await app.inject({ url: '/api/backoffice/shelves', headers: asha.headers })).json<{ data: AllShelvesJson }>().data
const make = async (name: string): Promise<ShelfJson> => {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const answer = await send('POST', 'category', { name, slug, description: '', image: '' })
  expect(answer.statusCode, answer.body).toBe(200)
  const found = answer.json<{ data: AllShelvesJson }>().data.categories.find((each) => each.name === name)
  if (!found) throw new Error('It was not made')
  return found
}
const publicCategories = async () =>
  (await app.inject('/api/categories')).json<{ data: { id: number; name: string; merged_ids?: number[] }[] }>().data

test('a category is made at the end, changed, and told of to whoever edits an older one', async () => {
  const sofas = await make('Sofas')
  expect((await all()).categories.at(-1)).toMatchObject({ name: 'Sofas', products: 0, version: 1 })
  const words = { name: 'Sofas and settees', slug: 'sofas', description: 'Sal and cane.', image: '', version: 1 }
  expect((await send('PATCH', `category/${sofas.id}`, words)).statusCode).toBe(200)
  expect(await publicCategories()).toContainEqual({ id: sofas.id, name: words.name, description: words.description })
  expect((await send('PATCH', `category/${sofas.id}`, words)).json()).toMatchObject({
    code: 'changed_meanwhile',
    errors: { name: ['Name: Sofas and settees'] },
  })
  expect((await send('POST', 'category', { ...words, slug: 'other' })).json()).toMatchObject({ code: 'name_taken' })
  expect((await send('POST', 'category', { ...words, name: 'Other' })).json()).toMatchObject({ code: 'slug_taken' })
  expect((await send('POST', 'category', { ...words, slug: '../x' })).statusCode).toBe(422)
})

test('shoppers see them in the order that staff give, and nobody sorts what has changed', async () => {
  await make('Beds')
  const before = (await all()).categories.map(({ id }) => id)
  const turned = before.toReversed()
  expect((await send('PATCH', 'category/order', { ids: turned })).statusCode).toBe(200)
  expect((await publicCategories()).map(({ id }) => id)).toEqual(turned)
  expect((await send('PATCH', 'category/order', { ids: turned.slice(1) })).json()).toMatchObject({
    code: 'changed_meanwhile',
  })
})

test('one goes into another with its products, and with who had gone into it', async () => {
  const [couches, divans, seating] = [await make('Couches'), await make('Divans'), await make('Seating')]
  const product = await addProduct(db)
  await db.update(products).set({ categoryId: couches.id }).where(eq(products.id, product))
  expect((await send('POST', `category/${couches.id}/remove`, { version: 1 })).json()).toMatchObject({
    code: 'not_empty',
  })
  expect((await send('POST', `category/${couches.id}/merge`, { into: couches.id, version: 1 })).json()).toMatchObject({
    code: 'same_shelf',
  })
  expect((await send('POST', `category/${couches.id}/merge`, { into: divans.id, version: 1 })).statusCode).toBe(200)
  expect((await send('POST', `category/${divans.id}/merge`, { into: seating.id, version: 1 })).statusCode).toBe(200)
  expect((await all()).categories.find(({ id }) => id === seating.id)).toMatchObject({ products: 1 })
  const seen = (await publicCategories()).find(({ id }) => id === seating.id)
  expect(seen?.merged_ids).toEqual([couches.id, divans.id])
  const log = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `category:${couches.id}`))
  expect(log.map(({ action }) => action)).toEqual(['category.made', 'category.merged'])
})

test('who opens the page of one that went into another is sent there for good', async () => {
  const [stools, seats] = [await make('Stools'), await make('Seats')]
  expect((await send('POST', `category/${stools.id}/merge`, { into: seats.id, version: 1 })).statusCode).toBe(200)
  const page = await app.inject(`/products?category_id=${stools.id}&sort_by=price`)
  expect([page.statusCode, page.headers.location]).toEqual([301, `/products?category_id=${seats.id}&sort_by=price`])
})

await hearChanges(shop)
const WITHIN = { timeout: 20_000 }
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a0522d' } })
  .jpeg()
  .toBuffer()
const bring = async (alt: string) => {
  const url = `/api/backoffice/pictures?for=category&alt=${encodeURIComponent(alt)}`
  const headers = { ...asha.headers, 'content-type': 'image/jpeg' }
  return (await app.inject({ method: 'POST', url, headers, payload: photo })).json<{ data: DeskPicture }>().data
}

test.each(['category', 'room'] as const)('a %s has a picture with words, and its page shows it', async (kind) => {
  const words = { name: `Shown ${kind}`, slug: `shown-${kind}`, description: '' }
  await send('POST', kind, { ...words, image: '' })
  const found = async () => {
    const shelf = Object.values(await all())
      .flat()
      .find(({ slug }) => slug === words.slug)
    if (!shelf) throw new Error('It was not made')
    return shelf
  }
  const { id } = await found()
  const change = async (image: string) =>
    send('PATCH', `${kind}/${id}`, { ...words, image, version: (await found()).version })
  const silent = await bring('')
  expect((await change(silent.name)).json()).toMatchObject({ code: 'picture_without_words' })
  expect((await change('u-0000000000000000.webp')).json()).toMatchObject({ code: 'no_such_picture' })
  expect((await change('../x.webp')).statusCode).toBe(422)

  const [first, second] = [await bring('A bench by the window'), await bring('A bench at noon')]
  expect((await change(first.name)).statusCode).toBe(200)
  const shown = async () => (await app.inject(`/products?${kind}_id=${id}`)).body
  await vi.waitFor(async () => expect((await shown()).includes('alt="A bench by the window"')).toBe(true), WITHIN)
  expect(await shown()).toMatch(new RegExp(`property="og:image" content="[^"]*${first.name.replace('.webp', '')}`))
  expect((await change(second.name)).statusCode).toBe(200)
  await vi.waitFor(async () => expect((await shown()).includes('alt="A bench at noon"')).toBe(true), WITHIN)
  await runJobs()
  expect(await deps.files.public.facts(first.file)).toBeNull()
  expect(await deps.files.public.facts(second.file)).not.toBeNull()
  expect((await change('')).statusCode).toBe(200)
  await vi.waitFor(async () => expect((await shown()).includes('A bench')).toBe(false), WITHIN)
  expect((await send('POST', `${kind}/${id}/remove`, { version: (await found()).version })).statusCode).toBe(200)
})

test('an empty one is removed, and the last room stays', async () => {
  const lamps = await make('Lamps')
  expect((await send('POST', `category/${lamps.id}/remove`, { version: 1 })).statusCode).toBe(200)
  const [room] = (await all()).rooms
  await db.delete(products)
  expect((await send('POST', `room/${room?.id}/remove`, { version: room?.version })).json()).toMatchObject({
    code: 'last_shelf',
  })
})
