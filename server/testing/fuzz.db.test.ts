import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_CUSTOMER } from '#server/seed/people.ts'
import { seedShop } from '#server/seed/seed.ts'
import type { KnownValues } from './fuzz/fitting-values.ts'
import { requestTo, ROLES, type GeneratedRequest, type Role } from './fuzz/generated-request.ts'
import { judgeAnswer } from './fuzz/judge-answer.ts'
import { type OpenApiDocument, operationsOf } from './fuzz/operations.ts'
import { addPerson, anAddress, type TestPerson } from './shop-fixtures.ts'
import { testShop } from './test-shop.ts'

/** `npm run fuzz` asks for many more, and differently each time; in `npm test` it is the same requests at every run. */
const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 1500)
const SEED = Number(process.env['FUZZ_SEED'] ?? (COUNT > 1500 ? Date.now() % 2 ** 31 : 1983))
const AT_ONCE = 4
const MS_EACH = 200

/** Generated log-ins would spend most of the run hashing passwords, which is not what is in question here. */
const quickHash = async () => 'not a hash that anybody can log in with'

const now = new Date('2026-11-16T06:30:00Z')
const shop = await testShop({ now, limitScale: 1_000_000 })
await seedShop(shop.db, { now, hashPassword: quickHash })
const people = new Map<Role, TestPerson>()

async function headersOf(role: Role): Promise<Record<string, string>> {
  if (role === 'nobody') return {}
  const person = people.get(role) ?? (await addPerson(shop.db, role))
  people.set(role, person)
  return person.headers
}

async function send(request: GeneratedRequest): Promise<string | null> {
  const { method, url, role, headers, payload } = request
  const answer = await shop.app.inject({
    method,
    url,
    headers: { ...headers, ...(await headersOf(role)) },
    ...(payload === undefined ? {} : { payload }),
  })
  // A request may have logged its sender out, or deleted the account.
  if (answer.statusCode === 401) people.delete(role)
  const problem = judgeAnswer(request, answer)
  return problem && `${role}: ${method} ${url} ${payload?.slice(0, 400) ?? ''}\n  ${problem}`
}

async function knownValues(): Promise<KnownValues> {
  const { rows } = await shop.pool.query<{ order_number: string; id: number }>(
    'select id, order_number from orders limit 5',
  )
  return {
    ...Object.fromEntries(Object.entries(anAddress).map(([field, value]) => [field, [value]])),
    id: [1, 2, 'terai-coffee-table', ...rows.map(({ id }) => id), ...rows.map((row) => row.order_number)],
    number: rows.map((row) => row.order_number),
    order_id: rows.map(({ id }) => id),
    product_id: [1, 2, 3],
    productId: [1, 2, 3],
    ids: ['1,2,3', '3'],
    email: [DEMO_CUSTOMER, anAddress.email],
    password: ['saalghar-demo'],
    payment_method: ['razorpay'],
    slug: ['sal-or-teak-choosing-the-timber'],
    gstin: ['19AAAAA0000A1ZZ', null],
    coupon_code: ['WELCOME10', 'SAAL500', 'NO-SUCH'],
  }
}

test(
  `${COUNT} requests that nobody thought of are all answered in the envelope, none with a failure of ours`,
  async () => {
    const operations = operationsOf((await shop.app.inject('/api/openapi.json')).json<OpenApiDocument>())
    expect(operations.length).toBeGreaterThan(50)
    const known = await knownValues()
    const each = Math.ceil(COUNT / operations.length)
    const requests = operations.flatMap((operation, at) =>
      fc.sample(requestTo(operation, known), { numRuns: each, seed: SEED + at }),
    )

    const problems: string[] = []
    for (let at = 0; at < requests.length; at += AT_ONCE)
      for (const problem of await Promise.all(requests.slice(at, at + AT_ONCE).map(send)))
        if (problem) problems.push(problem)

    expect(problems.length, `seed ${SEED}\n${problems.slice(0, 30).join('\n')}`).toBe(0)
    expect(new Set(requests.map(({ role }) => role)).size).toBe(ROLES.length)
  },
  COUNT * MS_EACH,
)
