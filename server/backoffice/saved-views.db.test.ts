import { expect, test } from 'vitest'
import { MOST_VIEWS, type SavedView } from '#domain/api/saved-views.ts'
import { addPerson, type TestPerson } from '#server/testing/shop-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const { app, db } = await testShop()

const keep = (person: TestPerson, name: string, query = '?status=shipped') =>
  app.inject({
    method: 'POST',
    url: '/api/backoffice/views',
    headers: person.headers,
    payload: { screen: 'orders', name, query },
  })
const viewsOf = async (person: TestPerson) =>
  (await app.inject({ url: '/api/backoffice/views?screen=orders', headers: person.headers })).json<{
    data: SavedView[]
  }>().data

test('a view is kept under its name, replaced by the same name and seen by its maker alone', async () => {
  const [mine, other] = [await addPerson(db, 'staff'), await addPerson(db, 'staff')]
  await keep(mine, 'Hills')
  await keep(mine, 'Hills', '?search=gangtok')
  expect(await viewsOf(mine)).toMatchObject([{ name: 'Hills', query: '?search=gangtok' }])
  expect(await viewsOf(other)).toEqual([])

  const url = `/api/backoffice/views/${(await viewsOf(mine))[0]?.id}`
  expect((await app.inject({ method: 'DELETE', url, headers: other.headers })).statusCode).toBe(404)
  expect((await app.inject({ method: 'DELETE', url, headers: mine.headers })).statusCode).toBe(200)
  expect(await viewsOf(mine)).toEqual([])
})

test('so many views that nobody finds one are refused', async () => {
  const person = await addPerson(db, 'staff')
  for (let at = 0; at < MOST_VIEWS; at += 1) await keep(person, `View ${at}`)
  expect((await keep(person, 'One more')).json()).toMatchObject({ code: 'too_many_views' })
  expect((await keep(person, 'View 3')).statusCode).toBe(200)
})
