import { expect, test } from 'vitest'
import type { Product, ProductCard, Picture, Room } from '#domain/api/catalog.ts'
import { seededShop } from './testing/seeded-shop.ts'

const { get, app, pool } = await seededShop()

test('a product is found by its slug and by its number', async () => {
  const bySlug = await get<Product>('/api/products/teesta-three-seater-sofa')
  const byId = await get<Product>(`/api/products/${bySlug.data.id}`)
  expect(byId.data).toEqual(bySlug.data)
  expect(bySlug.data.reviews).toHaveLength(bySlug.data.reviews_count)
})

test.each(['no-such-thing', '999999', '99999999999', '%00', "x'--", '../etc', 'A'.repeat(150)])(
  'an unknown product (%s) is 404',
  async (key) => {
    const answer = await app.inject(`/api/products/${key}`)
    expect(answer.statusCode).toBe(404)
  },
)

test('what is held for an order cannot be bought by another', async () => {
  await pool.query(`update products set stock_on_hand = 7, stock_held = 3 where slug = 'teesta-two-seater-sofa'`)
  expect((await get<Product>('/api/products/teesta-two-seater-sofa')).data.stock_quantity).toBe(4)
})

test('products of a cart come in the order asked for, each once, without those that have gone', async () => {
  const { data } = await get<Product[]>('/api/products/by-ids?ids=3,1,3,99999,2')
  expect(data.map((product) => product.id)).toEqual([3, 1, 2])
})

test.each([
  ['ids=', 422],
  ['ids=1,x', 422],
  [`ids=${Array.from({ length: 101 }, (_, at) => at + 1).join(',')}`, 422],
  [`ids=${Array.from({ length: 1_000 }, (_, at) => at + 10_000).join(',')}`, 422],
])('by-ids refuses %s', async (query, status) => {
  expect((await get(`/api/products/by-ids?${query}`)).status).toBe(status)
})

test('featured, categories, rooms and related products are there for the home page', async () => {
  const { data: featured } = await get<Product[]>('/api/products/featured')
  expect(featured.length).toBeGreaterThanOrEqual(6)
  expect(featured.every((product) => product.is_featured)).toBe(true)
  expect((await get<Room[]>('/api/rooms')).data.map((room) => room.name)).toEqual([
    'Living Room',
    'Bedroom',
    'Dining Room',
  ])
  expect((await get<unknown[]>('/api/categories')).data).toHaveLength(8)
  const { data: related } = await get<ProductCard[]>('/api/products/teesta-three-seater-sofa/related')
  expect(related).toHaveLength(4)
  expect(related.every((product) => product.slug !== 'teesta-three-seater-sofa')).toBe(true)
})

test('a listing takes one query, with filters of its own three, and one more to count it for the first time', async () => {
  await get('/api/products?room_id=1')
  const asked: string[] = []
  const query = pool.query.bind(pool)
  pool.query = ((...args: Parameters<typeof query>) => {
    asked.push(args[0])
    return query(...args)
  }) as typeof pool.query
  await get('/api/products?room_id=1')
  expect(asked).toHaveLength(1)
  await get('/api/products?room_id=1&color=honey')
  expect(asked).toHaveLength(5)
  await get('/api/products?room_id=1&color=honey')
  expect(asked).toHaveLength(8)
  pool.query = query
})

test('a picture that is named twice is shown once, and the main one first', async () => {
  await pool.query(`update products set main_image = 'b.webp', images = '{a.webp,b.webp,c.webp,a.webp}' where id = 2`)
  const { data } = await get<Product>('/api/products/2')
  expect(data.pictures.map(({ file }) => file)).toEqual(['b.webp', 'a.webp', 'c.webp'])
  const { data: cards } = await get<ProductCard[]>('/api/products/by-ids?ids=2&view=card')
  expect(cards[0]?.pictures.map(({ file }) => file)).toEqual(['b.webp', 'a.webp'])
})

test('a picture that the studio has not delivered yet is drawn, and not for long', async () => {
  const { data } = await get<Product>('/api/products/teesta-three-seater-sofa')
  const [picture] = data.pictures as [Picture]
  const drawn = await app.inject(picture.url)
  expect(drawn.statusCode).toBe(200)
  expect(drawn.headers['content-type']).toMatch(/^image\//)
  expect((await app.inject('/media/products/no-such-thing.webp')).statusCode).toBe(404)
  expect((await app.inject('/media/../package.json')).statusCode).toBe(404)
  expect((await app.inject('/media/products/%2e%2e%2f%2e%2e%2fpackage.json')).statusCode).toBe(404)
})
