import { deflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { DeskPicture } from '#domain/api/picture-desk.ts'
import { smallestOf } from '#domain/pictures/picture-sizes.ts'
import { addPerson, addProduct } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const { app, db, deps, runJobs } = await testShop()
const staff = await addPerson(db, 'staff')
const plain = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#a0522d' } })
const jpeg = () => plain().jpeg().toBuffer()

type Sent = { query?: string; type?: string; headers?: Record<string, string>; path?: string }
async function send(payload: Buffer, { query = 'for=product', type = 'image/jpeg', headers, path }: Sent = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `${path ?? '/api/backoffice/pictures'}?${query}`,
    headers: { ...(headers ?? staff.headers), 'content-type': type },
    payload,
  })
  const { data, ...rest } = answer.json<{ data: DeskPicture; code?: string; message?: string; errors?: object }>()
  return { status: answer.statusCode, data, ...rest }
}
const refusedWith = async (bytes: Buffer, how: Sent = {}) => {
  const { status, code, message } = await send(bytes, how)
  expect(message).toMatch(/\w+ \w+/)
  return `${status} ${code}`
}
const stored = async (file: string) => {
  const stream = await deps.files.public.get(file)
  if (!stream) throw new Error(`There is no ${file}`)
  return buffer(stream)
}

test('a photo is drawn anew: upright, without place, camera and colour profile, and shown before its sizes are made', async () => {
  const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '26/1 43/1 0/1' } }
  const photo = await plain(900, 600).withMetadata({ orientation: 6, icc: 'p3' }).withExifMerge(exif).jpeg().toBuffer()
  const { status, data } = await send(photo, { query: 'for=product&name=sofa.png&alt=A%20sofa' })
  expect(status).toBe(200)
  expect(data).toMatchObject({ width: 600, height: 900, alt: 'A sofa', by: 'staff', sent_name: 'sofa.png' })
  expect(data.file).toMatch(/^products\/u-[0-9a-f]{16}\.webp$/)
  expect(data.sizes).toEqual({ made: 0, wanted: 6, has_failed: false })
  const kept = await sharp(await stored(data.file)).metadata()
  expect([kept.format, kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([
    'webp',
    undefined,
    undefined,
    undefined,
    undefined,
  ])

  const early = await app.inject({ url: smallestOf(data), headers: { accept: 'image/avif,*/*' } })
  expect([early.statusCode, early.headers['content-type'], early.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=60',
  ])
  await runJobs()
  const later = await app.inject({ url: smallestOf(data), headers: { accept: 'image/avif,*/*' } })
  expect(later.headers['content-type']).toBe('image/avif')
  const { rows } = await db.execute(
    sql`select actor_id, action from audit_entries where subject = ${`picture:${data.id}`}`,
  )
  expect(rows).toEqual([{ actor_id: staff.id, action: 'picture.uploaded' }])
})

test('a file is what its content says: a JPEG called PNG is taken, a page called PNG is not', async () => {
  expect((await send(await jpeg(), { query: 'for=product&name=a.png', type: 'image/png' })).status).toBe(200)
  expect((await send(await plain().png().toBuffer(), { type: 'text/html' })).status).toBe(200)
  const page = Buffer.from('<!doctype html><html><script>alert(1)</script></html>')
  expect(await refusedWith(page, { query: 'for=product&name=a.png', type: 'image/png' })).toBe('422 not_a_picture')
  const svg = Buffer.from(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>',
  )
  expect(await refusedWith(svg, { type: 'image/svg+xml' })).toBe('422 drawing_with_code')
  expect(await refusedWith(svg, { query: 'for=product&name=a.jpg' })).toBe('422 drawing_with_code')
  expect(await refusedWith(Buffer.from('{"a": 1}'), { type: 'application/json' })).toBe('422 not_a_picture')
  expect(await refusedWith(Buffer.alloc(0))).toBe('422 not_a_picture')
  expect(await refusedWith(Buffer.from('%PDF-1.7 ...'))).toBe('422 not_a_picture')
})

test('what is both a picture and a page is kept as a picture alone', async () => {
  const both = Buffer.concat([await jpeg(), Buffer.from('<script>alert(document.domain)</script>PK\u0003\u0004')])
  const { status, data } = await send(both)
  expect(status).toBe(200)
  expect((await stored(data.file)).includes('script')).toBe(false)
})

test('half a picture, a moving one, a huge one and a bomb are refused in words', async () => {
  const whole = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  expect(await refusedWith(whole.subarray(0, whole.length / 2))).toBe('422 damaged_picture')
  const frames = [await plain(300, 300).png().toBuffer(), await plain(300, 300).negate().png().toBuffer()]
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await refusedWith(moving)).toBe('422 moving_picture')
  expect(await refusedWith(await plain(300, 300).gif().toBuffer())).toBe('422 unknown_format')
  expect(await refusedWith(await plain(20_000, 300).png().toBuffer())).toBe('422 too_many_pixels')
  expect(await refusedWith(bomb(50_000, 50_000))).toBe('422 too_many_pixels')
  expect(await refusedWith(bomb(9_000, 9_000))).toBe('422 too_many_pixels')
  expect(await refusedWith(bomb(8_000, 8_000))).toBe('422 damaged_picture')
  expect(await refusedWith(await plain(100, 100).jpeg().toBuffer())).toBe('422 too_small')
})

/** The head of a PNG that promises many pixels, and a few bytes of them. */
function bomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(name), data])
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

test('more than 25 MB are not read to their end', async () => {
  expect(await refusedWith(Buffer.alloc(25 * 1024 * 1024 + 1))).toBe('413 too_large')
})

test('a name with a path in it is refused, and no name becomes one', async () => {
  for (const name of ['../../etc/passwd', String.raw`..\..\x.png`, '/etc/passwd', '..']) {
    const answer = await send(await jpeg(), { query: `for=product&name=${encodeURIComponent(name)}` })
    expect([answer.status, answer.code]).toEqual([422, 'validation'])
    expect(answer.errors).toEqual({ name: ['The name of the file has a path in it'] })
  }
})

test('the catalogue and the pages have rights of their own', async () => {
  const writer = await addPerson(db, 'staff', ['open_back_office', 'manage_content'])
  const keeper = await addPerson(db, 'staff', ['open_back_office', 'manage_catalog'])
  const content = { path: '/api/backoffice/content/pictures', query: 'for=article' }
  const photo = await jpeg()
  expect((await send(photo, { headers: writer.headers })).status).toBe(403)
  expect((await send(photo, { ...content, headers: keeper.headers })).status).toBe(403)
  expect((await send(photo, { headers: (await addPerson(db)).headers })).status).toBe(403)
  expect((await send(photo, { headers: {} })).status).toBe(401)
  const { data: scene } = await send(photo, { ...content, headers: writer.headers })
  expect(scene.file).toMatch(/^scenes\/u-/)
  const { data: piece } = await send(photo, { headers: keeper.headers })
  const describe = (id: number) =>
    app.inject({
      method: 'PATCH',
      url: `/api/backoffice/content/pictures/${id}`,
      headers: writer.headers,
      payload: { version: 1, alt: 'Words', focus: { x: 10, y: 90 } },
    })
  expect((await describe(scene.id)).json()).toMatchObject({
    data: { alt: 'Words', version: 2, focus: { x: 10, y: 90 } },
  })
  expect((await describe(piece.id)).statusCode).toBe(404)
})

test('a picture for a product that is no more is refused', async () => {
  const id = await addProduct(db)
  expect((await send(await jpeg(), { query: `for=product&product_id=${id}` })).status).toBe(200)
  expect((await send(await jpeg(), { query: 'for=product&product_id=999999' })).status).toBe(404)
})
