import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Permission, PERMISSIONS } from '#domain/accounts/permissions.ts'
import { paise } from '#domain/money/paise.ts'
import { personWithRole, registerPerson, type TestPerson } from '#server/accounts/testing/people.ts'
import { users } from '#server/db/schema/accounts.ts'
import { orderAddresses, orders } from '#server/db/schema/orders.ts'
import { testShop } from '#server/testing/test-shop.ts'
import type { Access } from '#domain/api/endpoint.ts'
import type { GuardedRoute } from './access.ts'

type Route = GuardedRoute & { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' }

const shop = await testShop()
const { app, db } = shop
const routes = app.guardedRoutes as Route[]

const staff = await personWithRole(shop, 'staff@example.com', 'staff')
const people = {
  nobody: null,
  customer: await registerPerson(shop, 'customer@example.com'),
  'staff without the right': staff,
  'staff with this right alone': staff,
  owner: await personWithRole(shop, 'owner@example.com', 'owner'),
} satisfies Record<string, TestPerson | null>
type Who = keyof typeof people

const isPermission = (access: Access): access is Permission => PERMISSIONS.some((permission) => permission === access)

function mayCall(who: Who, access: Access): boolean {
  if (isPermission(access)) return who === 'owner' || who === 'staff with this right alone'
  return access === 'public' || who !== 'nobody'
}

/** For each route the one member of staff is given every right but its own, or that one alone. */
async function giveRights(who: Who, access: Access): Promise<void> {
  if (people[who] !== staff) return
  const isAlone = who === 'staff with this right alone'
  const permissions = PERMISSIONS.filter((permission) => (permission === access) === isAlone)
  await db.update(users).set({ permissions }).where(eq(users.id, staff.user.id))
}

const filled = (url: string, id: number | string) => url.replaceAll(/:\w+|\*/g, String(id))
const UNKNOWN_ID = 2_000_000_000

function callAs(person: TestPerson | null, { method, url }: Route, id: number | string, payload: object = {}) {
  const body = method === 'GET' || method === 'DELETE' ? {} : { payload }
  return app.inject({ method, url: filled(url, id), ...body, headers: { ...person?.headers } })
}

describe('who may call what', () => {
  test('there are routes of every kind of access', () => {
    expect(routes.map(({ access }) => access)).toEqual(
      expect.arrayContaining(['public', 'customer', 'manage_orders', 'refund_payments']),
    )
    expect(routes.length).toBeGreaterThan(60)
  })

  test('docs/permissions.md says the same', async () => {
    await expect(permissionsDocument(routes)).toMatchFileSnapshot('../../docs/permissions.md')
  })

  for (const who of Object.keys(people) as Who[])
    test(`${who}: refused exactly where the route asks for more`, async () => {
      const person = people[who]
      const wrong: string[] = []
      // Log-outs and deletions last: they would take the token of those that follow.
      for (const route of routes.toSorted((a, b) => endsSession(a) - endsSession(b))) {
        if (person && endsSession(route)) continue
        await giveRights(who, route.access)
        const { statusCode } = await callAs(person, route, UNKNOWN_ID)
        const isRefused = statusCode === 401 || statusCode === 403
        const isExpected = mayCall(who, route.access)
          ? !isRefused || isSignIn(route)
          : statusCode === (person ? 403 : 401)
        if (!isExpected || statusCode >= 500) wrong.push(`${route.method} ${route.url}: ${statusCode}`)
      }
      expect(wrong).toEqual([])
    })
})

/** Made from the routes, so it cannot drift from them. */
function permissionsDocument(all: readonly Route[]): string {
  const row = ({ method, url, access }: Route) => `| \`${access}\` | \`${method} ${url}\` |`
  return [
    '# Who may call what',
    '',
    'Written by `npx vitest run server/http/authorisation.db.test.ts --update` from the routes themselves. Which rights a role',
    'has is decided in `domain/accounts/permissions.ts`; a person may have a list of their own (`users.permissions`). Every other',
    'call is for everybody, or for whoever is logged in and only for what is their own.',
    '',
    '| right | call |',
    '|---|---|',
    ...all
      .filter(({ access }) => isPermission(access))
      .map(row)
      .toSorted(),
    '',
  ].join('\n')
}

/** These answer 401 for wrong credentials, which is not about who calls; 502 and 503 are for keys that are not set. */
const OWN_CREDENTIALS = ['/api/login', '/api/auth/google', '/api/mail/inbound']
const isSignIn = ({ url }: Route) => OWN_CREDENTIALS.some((path) => url.startsWith(path))
const endsSession = ({ method, url }: Route) =>
  Number(url === '/api/logout' || (url === '/api/user' && method === 'DELETE'))

const MARK = 'Zumthang'

describe('what belongs to somebody else', async () => {
  const victim = await registerPerson(shop, 'zumthang@example.com', `${MARK} Bhutia`)
  const stranger = await registerPerson(shop, 'stranger@example.com')
  const address = {
    name: `${MARK} Bhutia`,
    email: 'zumthang@example.com',
    phone: '9832012345',
    address: `${MARK} House`,
    city: 'Gangtok',
    state: 'Sikkim',
    postal_code: '737101',
  }
  const saved = await app.inject({ method: 'POST', url: '/api/addresses', payload: address, headers: victim.headers })
  const addressId = saved.json<{ data: { id: number } }>().data.id
  const orderId = await writeOrder(victim.user.id)
  const { rows } = await db.execute<{ id: number }>(sql`select id from sessions where user_id = ${victim.user.id}`)
  const ids = [addressId, orderId, 'SLG-MATRIX', victim.user.id, rows[0]?.id ?? 0]

  async function writeOrder(userId: number): Promise<number> {
    const amounts = {
      itemsTotal: paise(118_00),
      subtotal: paise(100_00),
      taxAmount: paise(18_00),
      totalAmount: paise(118_00),
    }
    const [order] = await db
      .insert(orders)
      .values({
        orderNumber: 'SLG-MATRIX',
        userId,
        notes: MARK,
        shippingAmount: paise(0),
        discountAmount: paise(0),
        ...amounts,
      })
      .returning({ id: orders.id })
    const { postal_code: postalCode, ...rest } = address
    for (const kind of ['billing', 'shipping'] as const)
      await db.insert(orderAddresses).values({ orderId: order?.id ?? 0, kind, postalCode, ...rest })
    return order?.id ?? 0
  }

  /** Everything the database holds of the victim. */
  async function everything(): Promise<string> {
    const { rows: found } = await db.execute<{ all: string }>(sql`
      select concat((select json_agg(u)::text from users u where id = ${victim.user.id}),
        (select json_agg(s order by id)::text from sessions s where user_id = ${victim.user.id}),
        (select json_agg(a order by id)::text from saved_addresses a where user_id = ${victim.user.id}),
        (select json_agg(o order by id)::text from orders o where user_id = ${victim.user.id}),
        (select json_agg(x order by kind)::text from order_addresses x where order_id = ${orderId})) as all`)
    return found[0]?.all ?? ''
  }

  const withParameter = routes.filter(
    ({ url, access }) => url.includes(':') && (access === 'public' || access === 'customer'),
  )
  const payload = { ...address, name: 'Taken Over', notes: 'taken over', status: 'cancelled', quantity: 1 }

  for (const [name, person] of Object.entries({ nobody: null, 'another customer': stranger }))
    test(`is neither shown to ${name} nor changed by them`, async () => {
      const before = await everything()
      expect(before).toContain(MARK)
      const leaks: string[] = []
      for (const route of withParameter)
        for (const id of ids) {
          const { statusCode, body } = await callAs(person, route, id, payload)
          if (body.includes(MARK) || body.includes('zumthang@') || body.includes('9832012345') || statusCode >= 500)
            leaks.push(`${route.method} ${filled(route.url, id)}: ${statusCode}`)
        }
      expect(leaks).toEqual([])
      expect(await everything()).toBe(before)
    })

  test('the lists of another customer do not hold it either', async () => {
    const lists = routes.filter(
      ({ method, url, access }) => method === 'GET' && !url.includes(':') && !isPermission(access),
    )
    for (const route of lists) expect((await callAs(stranger, route, '')).body, route.url).not.toContain(MARK)
  })
})
