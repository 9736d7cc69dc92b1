import fc from 'fast-check'
import { fitting, type KnownValues } from './fitting-values.ts'
import { nastyText, nastyValue } from './hostile-values.ts'
import type { JsonSchema, Method, Operation } from './operations.ts'

export const ROLES = ['nobody', 'customer', 'staff', 'owner'] as const
export type Role = (typeof ROLES)[number]
export type GeneratedRequest = {
  operation: Operation
  role: Role
  method: Method
  url: string
  headers: Record<string, string>
  payload: string | undefined
}

/** One request to this operation: mostly nearly right, sometimes wholly wrong. */
export function requestTo(operation: Operation, known: KnownValues): fc.Arbitrary<GeneratedRequest> {
  return fc
    .record({
      role: fc.constantFrom(...ROLES),
      places: fc.tuple(...operation.parameters.map((parameter) => value(parameter.schema, known, parameter.name))),
      sent: fc.array(fc.boolean(), { minLength: operation.parameters.length, maxLength: operation.parameters.length }),
      stray: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: strayQuery }),
      body: operation.body ? bodyText(operation.body, known) : fc.constant(undefined),
      type: fc.oneof({ weight: 30, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: strangeType }),
    })
    .map(({ role, places, sent, stray, body, type }) => ({
      operation,
      role,
      method: operation.method,
      url: address(operation, places, sent, stray),
      headers: { ...headersOf(operation, places), ...(body === undefined ? {} : { 'content-type': type }) },
      payload: body,
    }))
}

const value = (schema: JsonSchema, known: KnownValues, name: string) =>
  fc.oneof({ weight: 3, arbitrary: fitting(schema, known, name) }, { weight: 1, arbitrary: nastyText })

const strayQuery = fc.constantFrom(
  '__proto__[x]=1',
  'page=1&page=2',
  'a[]=1',
  '%',
  '%ff=%ff',
  '&&==',
  'constructor.prototype=1',
)
const strangeType = fc.constantFrom(
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  '',
)

const POISON = '{"__proto__":{"role":"owner"},"constructor":{"prototype":{"role":"owner"}},'

function bodyText(schema: JsonSchema, known: KnownValues): fc.Arbitrary<string> {
  const fits = fitting(schema, known).map((body) => JSON.stringify(body) ?? '')
  return fc.oneof(
    { weight: 16, arbitrary: fits },
    { weight: 2, arbitrary: fits.map((text) => (text.length > 2 ? text.replace('{', POISON) : text)) },
    { weight: 2, arbitrary: nastyValue.map((body) => JSON.stringify(body) ?? '') },
    { weight: 1, arbitrary: fits.map((text) => text.slice(0, -1)) },
    { weight: 1, arbitrary: nastyText },
  )
}

function address({ path, parameters }: Operation, places: unknown[], sent: boolean[], stray: string): string {
  const query: string[] = stray ? [stray] : []
  let filled = path
  for (const [at, { name, in: place, required }] of parameters.entries()) {
    if (place === 'path') filled = filled.replace(`{${name}}`, encoded(places[at]) || '0')
    if (place === 'query' && (required || sent[at])) query.push(`${name}=${encoded(places[at])}`)
  }
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

function headersOf({ parameters }: Operation, places: unknown[]): Record<string, string> {
  const named = parameters.flatMap(({ name, in: place }, at) =>
    place === 'header' ? [[name, visible(places[at])]] : [],
  )
  return Object.fromEntries(named) as Record<string, string>
}

/** A lone half of a character goes out as the broken escape that it is. */
function encoded(given: unknown): string {
  const words = text(given)
  return words.isWellFormed() ? encodeURIComponent(words).slice(0, 6000) : '%ff'
}

const visible = (given: unknown) =>
  text(given)
    .replaceAll(/[^\x20-\x7E]/g, '?')
    .slice(0, 500)
const text = (given: unknown) => (typeof given === 'string' ? given : (JSON.stringify(given) ?? ''))
