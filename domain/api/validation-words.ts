import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** The names of fields that read badly as they are written. */
const NAMES: Readonly<Record<string, string>> = {
  id: 'The number in the address',
  ids: 'Ids',
  razorpay_order_id: 'The order of the payment',
  razorpay_payment_id: 'The payment',
  razorpay_signature: 'The signature of the payment',
}

/** What is said where a schema has no sentence of its own. Shoppers read these, so nothing of the checker's own words is in them. */
export function validationWords(issue: Issue): string {
  return `${nameOf(issue.path ?? [])} ${verdictOn(issue)}`
}

function nameOf(path: readonly PropertyKey[]): string {
  const field = path.findLast((part) => typeof part === 'string')
  if (field === undefined) return 'The request'
  const words = field.replaceAll(/[_-]+/g, ' ').trim()
  return NAMES[field] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function verdictOn(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${kindOf(issue.expected)}`
    case 'too_small':
      return isBlank(issue) ? 'is required' : `must ${sizeOf(issue.origin, 'at least', issue.minimum)}`
    case 'too_big':
      return `must ${sizeOf(issue.origin, 'at most', issue.maximum)}`
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be ${oneOf(issue.values)}`
    case 'unrecognized_keys':
      return 'holds something that is not known here'
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
      return 'is not valid'
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}
const kindOf = (type: string) => KINDS[type] ?? 'something else'

const isBlank = ({ origin, minimum }: { origin: string; minimum: number | bigint }) =>
  origin === 'string' && minimum === 1

function sizeOf(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${limit === 1 ? 'one character' : `${limit} characters`}`
  if (origin === 'array' || origin === 'record')
    return `have ${bound} ${limit === 1 ? 'one entry' : `${limit} entries`}`
  return `be ${bound} ${limit}`
}

function oneOf(values: readonly unknown[]): string {
  const [only] = values
  return values.length === 1 ? String(only) : `one of ${values.map(String).join(', ')}`
}
