import { beforeAll, expect, test } from 'vitest'
import { seedShop } from '#server/seed/seed.ts'
import { type JsonSchema, type OpenApiDocument, type Operation, operationsOf } from './fuzz/operations.ts'
import { addPerson } from './shop-fixtures.ts'
import { type TestShop, testShop } from './test-shop.ts'

/** How the checker talks when nobody gave it words. */
const CHECKERS_OWN_WORDS =
  /Invalid (?:input|option|string|value|key|format)|expected |received (?:undefined|null|string|number|array|NaN)|Too (?:small|big)|[<>]=|Unrecognized|must match|\bNaN\b|undefined|\[object/

const WRONG_TEXTS = ['x', '-1', '0', '1.5', '99999999999', 'y'.repeat(5000), 'null']
const WRONG_VALUES: unknown[] = [
  undefined,
  null,
  7,
  -1,
  1.5,
  1e12,
  true,
  '',
  ' ',
  'x',
  'y'.repeat(5000),
  [],
  [7],
  [{}],
  {},
]

type Asked = { method: Operation['method']; url: string; payload?: unknown }

let shop: TestShop
let headers: Record<string, string>
let operations: Operation[]

beforeAll(async () => {
  shop = await testShop({ limitScale: 1_000_000 })
  await seedShop(shop.db, { now: shop.clock.now(), hashPassword: async () => 'nobody logs in with this' })
  const owner = await addPerson(shop.db, 'owner')
  headers = { ...owner.headers, 'content-type': 'application/json' }
  operations = operationsOf((await shop.app.inject('/api/openapi.json')).json<OpenApiDocument>())
})

/** Every place of the operation, wrong in every way; the other places hold something plausible. */
function wrongRequests({ method, path, parameters, body }: Operation): Asked[] {
  const filled = path.replaceAll(/\{\w+\}/g, '1')
  const paths = parameters
    .filter(({ in: place }) => place === 'path')
    .flatMap(({ name }) => WRONG_TEXTS.map((text) => path.replace(`{${name}}`, text).replaceAll(/\{\w+\}/g, '1')))
  const queries = parameters
    .filter(({ in: place }) => place === 'query')
    .flatMap(({ name }) => [...WRONG_TEXTS.map((text) => `${name}=${text}`), `${name}=1&${name}=2`])
  const bodies = body ? WRONG_VALUES.flatMap((wrong) => [wrong, allFields(body, wrong)]) : [undefined]
  return [
    { method, url: filled },
    ...paths.map((url) => ({ method, url, payload: {} })),
    ...queries.map((query) => ({ method, url: `${filled}?${query}`, payload: {} })),
    ...bodies.map((payload) => ({ method, url: filled, payload })),
  ]
}

/** The same wrong value in every field, and one level further down. */
function allFields({ properties = {}, anyOf }: JsonSchema, wrong: unknown): unknown {
  const fields = Object.entries(anyOf?.find((choice) => choice.properties)?.properties ?? properties)
  return Object.fromEntries(fields.map(([name, schema]) => [name, inner(schema, wrong)]))
}

function inner(schema: JsonSchema, wrong: unknown): unknown {
  if (schema.properties) return allFields(schema, wrong)
  return schema.items?.properties ? [allFields(schema.items, wrong)] : wrong
}

async function wordsOf({ method, url, payload }: Asked): Promise<string[]> {
  const hasBody = method !== 'GET' && payload !== undefined
  const answer = await shop.app.inject({
    method,
    url,
    headers,
    ...(hasBody ? { payload: JSON.stringify(payload) } : {}),
  })
  if (answer.statusCode < 400) return []
  const { message, errors = {} } = answer.json<{ message: string; errors?: Record<string, string[]> }>()
  return [message, ...Object.values(errors).flat()]
}

/** What the next request needs would be gone. */
const endsSession = ({ method, path }: Operation) =>
  path === '/api/logout' || (method === 'DELETE' && path === '/api/user')

test(
  'whatever is asked wrongly of any operation is answered in the words of the shop',
  { timeout: 300_000 },
  async () => {
    expect(operations.length).toBeGreaterThan(50)
    const heard: { at: string; words: string }[] = []
    for (const operation of operations.filter((one) => !endsSession(one)))
      for (const asked of wrongRequests(operation))
        for (const words of await wordsOf(asked)) heard.push({ at: `${operation.method} ${operation.path}`, words })

    const foreign = heard.filter(({ words }) => CHECKERS_OWN_WORDS.test(words) || !/^“?\p{Lu}/u.test(words))
    expect(new Set(foreign.map(({ at, words }) => `${at}: ${words.slice(0, 200)}`))).toEqual(new Set())
    expect(new Set(heard.map(({ words }) => words)).size, 'the requests were really refused').toBeGreaterThan(60)
  },
)

test.for(['/api/blogs/abc', '/api/orders/abc', '/api/orders/0', '/api/orders/99999999999/cancellation'])(
  '%s names nothing: 404',
  async (url) => {
    const answer = await shop.app.inject({ url, headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
  },
)
