import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DeskPicture, ProductPicturesJson } from '#domain/api/picture-desk.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const { app, db, deps, pool, runJobs } = await testShop()
const [anna, bela] = [await addPerson(db, 'staff'), await addPerson(db, 'staff')]
const photo = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#a0522d' } })
  .jpeg()
  .toBuffer()

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
async function ask<T = ProductPicturesJson>(method: Method, url: string, payload?: object, who = anna) {
  const isRaw = Buffer.isBuffer(payload)
  const answer = await app.inject({
    method,
    url: `/api/backoffice/${url}`,
    headers: { ...who.headers, ...(isRaw ? { 'content-type': 'image/jpeg' } : {}) },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, ...answer.json<{ data: T; code?: string; message?: string; errors?: object }>() }
}
const upload = async (productId: number, alt = '') =>
  (await ask<DeskPicture>('POST', `pictures?for=product&product_id=${productId}&alt=${encodeURIComponent(alt)}`, photo))
    .data
const picturesOf = async (id: number) => (await ask('GET', `products/${id}/pictures`)).data
const shownBy = ({ shown }: ProductPicturesJson) => shown.map(({ name }) => name)
const arrange = async (
  id: number,
  names: string[],
  colours: Record<string, number[]> = {},
  version?: string,
  who = anna,
) =>
  ask(
    'PUT',
    `products/${id}/pictures`,
    {
      version: version ?? (await picturesOf(id)).version,
      shown: names.map((name) => ({ name, colours: colours[name] ?? [] })),
    },
    who,
  )
const described = async (picture: DeskPicture, alt: string) =>
  ask<DeskPicture>('PATCH', `pictures/${picture.id}`, { version: picture.version, alt, focus: picture.focus })
const slugOf = async (id: number) =>
  (await pool.query<{ slug: string }>('select slug from products where id = $1', [id])).rows[0]?.slug
const publicly = async (id: number) =>
  (await app.inject(`/api/products/${await slugOf(id)}`)).json<{
    data: { main_image: string; pictures: { alt: string; file: string; focus?: object }[] }
  }>().data

test('a new picture waits aside until it has words, then takes its place; the first is the main one', async () => {
  const id = await addProduct(db)
  const [front, back] = [await upload(id, 'The chair from the front'), await upload(id)]
  expect((await picturesOf(id)).aside.map((picture) => picture.id)).toEqual([back.id, front.id])
  const refused = await arrange(id, [front.name, back.name])
  expect([refused.status, refused.code]).toEqual([422, 'words_missing'])
  expect((await publicly(id)).pictures).toEqual([])

  expect((await described(back, '  ')).status).toBe(422)
  expect((await described(back, 'The chair from behind')).status).toBe(200)
  const { data } = await arrange(id, [back.name, front.name])
  expect(shownBy(data)).toEqual([back.name, front.name])
  expect(data.aside).toEqual([])
  expect(await publicly(id)).toMatchObject({
    main_image: back.name,
    pictures: [{ alt: 'The chair from behind' }, { alt: 'The chair from the front' }],
  })
  const { rows } = await db.execute(sql`select data from audit_entries where subject = ${`product:${id}`}`)
  expect(rows).toEqual([{ data: { before: { pictures: [] }, after: { pictures: [back.name, front.name] } } }])
})

test('what is taken off goes aside and can come back; thrown away, its files go too', async () => {
  const id = await addProduct(db)
  const [one, two] = [await upload(id, 'One'), await upload(id, 'Two')]
  await arrange(id, [one.name, two.name])
  const { data } = await arrange(id, [two.name])
  expect(data.aside.map(({ name }) => name)).toEqual([one.name])
  expect((await ask('DELETE', `products/${id}/pictures/${two.id}`)).status).toBe(404)
  expect((await arrange(id, [two.name, one.name])).data.aside).toEqual([])

  await arrange(id, [two.name])
  expect((await ask('DELETE', `products/${id}/pictures/${one.id}`)).data.aside).toEqual([])
  await runJobs()
  expect(await deps.files.public.list(one.file.replace('.webp', ''))).toEqual([])
  expect(await deps.files.public.facts(two.file)).not.toBeNull()
})

test('a picture that an old order shows is kept', async () => {
  const id = await addProduct(db)
  const picture = await upload(id, 'One')
  const other = await addProduct(db)
  await db.execute(sql`update products set images = array[${picture.name}] where id = ${other}`)
  expect((await ask('DELETE', `products/${id}/pictures/${picture.id}`)).status).toBe(200)
  await runJobs()
  expect(await deps.files.public.facts(picture.file)).not.toBeNull()
})

test('a copy shows the same pictures, and what one of the two throws away stays with the other', async () => {
  const id = await addProduct(db)
  const [one, two] = [await upload(id, 'One'), await upload(id, 'Two')]
  await arrange(id, [one.name, two.name])
  const copied = await app.inject({
    method: 'POST',
    url: `/api/backoffice/products/${id}/duplicate`,
    headers: anna.headers,
    payload: {},
  })
  const copy = copied.json<{ data: { id: number } }>().data.id
  expect(shownBy(await picturesOf(copy))).toEqual([one.name, two.name])

  await arrange(id, [two.name])
  expect((await ask('DELETE', `products/${id}/pictures/${one.id}`)).status).toBe(200)
  await runJobs()
  expect(await deps.files.public.facts(one.file)).not.toBeNull()
  expect(shownBy(await picturesOf(copy))).toEqual([one.name, two.name])
  expect((await picturesOf(copy)).shown[0]).toMatchObject({ picture: { alt: 'One' } })

  await arrange(copy, [two.name])
  expect((await ask('DELETE', `products/${copy}/pictures/${one.id}`)).status).toBe(200)
  await runJobs()
  expect(await deps.files.public.facts(one.file)).toBeNull()
  expect(await deps.files.public.facts(two.file)).not.toBeNull()
})

test('a colour has pictures of its own, in the order of the product', async () => {
  const id = await addProduct(db, { colours: { Moss: 2, Rust: 3 } })
  const [one, two] = [await upload(id, 'In moss'), await upload(id, 'In rust')]
  const [moss, rust] = (await picturesOf(id)).colours.map((colour) => colour.id)
  const { data } = await arrange(id, [two.name, one.name], {
    [one.name]: [moss ?? 0],
    [two.name]: [rust ?? 0, moss ?? 0],
  })
  expect(data.shown.map(({ colours }) => colours)).toEqual([[moss, rust], [moss]])
  const { rows } = await pool.query('select images from product_variants where product_id = $1 order by position', [id])
  expect(rows).toEqual([{ images: [two.name, one.name] }, { images: [two.name] }])
  expect((await arrange(id, [one.name], { [one.name]: [999_999] })).code).toBe('unknown_colour')
})

test('the second of two editors is told who was faster, and nothing is lost', async () => {
  const id = await addProduct(db)
  const [one, two] = [await upload(id, 'One'), await upload(id, 'Two')]
  const { version } = await picturesOf(id)
  expect((await arrange(id, [one.name, two.name], {}, version)).status).toBe(200)
  const late = await arrange(id, [two.name], {}, version, bela)
  expect([late.status, late.code]).toEqual([409, 'changed_meanwhile'])
  expect(late.message).toMatch(/^Person \d+ put the pictures in order \(/)
  expect(shownBy(await picturesOf(id))).toEqual([one.name, two.name])

  expect((await described(one, 'New words')).status).toBe(200)
  const lateWords = await described(one, 'Other words')
  expect([lateWords.status, lateWords.code]).toEqual([409, 'changed_meanwhile'])
  expect(lateWords.errors).toEqual({ alt: ['The words are now: New words'] })
})

test('a crop is a new picture with the same words, cut from the whole one again and again', async () => {
  const id = await addProduct(db)
  const picture = await upload(id, 'One')
  const crop = { x: 0.5, y: 0, width: 0.5, height: 1 }
  const { data: cut } = await ask<DeskPicture>('POST', `pictures/${picture.id}/crop`, {
    version: 1,
    crop,
    product_id: id,
  })
  expect((await picturesOf(id)).aside.map((aside) => aside.id)).toEqual([cut.id, picture.id])
  expect(cut).toMatchObject({ width: 500, height: 800, alt: 'One', crop })
  expect(cut.file).not.toBe(picture.file)
  const whole = { x: 0, y: 0, width: 1, height: 1 }
  const { data: again } = await ask<DeskPicture>('POST', `pictures/${cut.id}/crop`, { version: 1, crop: whole })
  expect(again).toMatchObject({ width: 1000, height: 800 })
  const tiny = { x: 0, y: 0, width: 0.01, height: 0.01 }
  expect((await ask('POST', `pictures/${picture.id}/crop`, { version: 1, crop: tiny })).code).toBe('too_small')
  const shown = await app.inject({ url: `/api/backoffice/pictures/${cut.id}/whole`, headers: anna.headers })
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1000, height: 800 })
})

test('every page that shows a picture hears of its new words, and no other', async () => {
  const [id, other] = [await addProduct(db), await addProduct(db)]
  const [picture, elsewhere] = [await upload(id, 'One'), await upload(other, 'Else')]
  await arrange(id, [picture.name])
  await arrange(other, [elsewhere.name])
  const client = await pool.connect()
  const tags: string[] = []
  client.on('notification', ({ payload }) => tags.push(...(payload ?? '').split(' ')))
  await client.query('listen page_tags')
  await ask('PATCH', `pictures/${picture.id}`, { version: 1, alt: 'New words', focus: { x: 20, y: 30 } })
  await upload(other, 'A third that nobody shows')
  await expect.poll(() => tags.toSorted()).toEqual([`card:${id}`, 'pictures', `product:${id}`])
  await client.query('unlisten page_tags')
  client.release()
  expect((await publicly(id)).pictures[0]).toMatchObject({ alt: 'New words', focus: { x: 20, y: 30 } })
})
