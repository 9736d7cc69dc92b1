import fc from 'fast-check'
import { nastyValue } from './hostile-values.ts'
import type { JsonSchema } from './operations.ts'

/** Words that pass the shop's own rules, by the name of the field, so that requests get past the first gate. */
export type KnownValues = Record<string, readonly unknown[]>

/** Values that the schema describes, as far as a schema can say it. */
export function fitting(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const familiar = known[name]
  if (familiar) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...familiar) }, byType(schema, known))
  return byType(schema, known)
}

function byType(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  return makers[[schema.type].flat()[0] ?? '']?.(schema, known) ?? nastyValue
}

const makers: Record<string, (schema: JsonSchema, known: KnownValues) => fc.Arbitrary<unknown>> = {
  object: fittingObject,
  array: ({ items = {}, minItems = 0 }, known) =>
    fc.array(fitting(items, known), { minLength: minItems, maxLength: minItems + 3 }),
  integer: ({ minimum = 0, maximum = 100 }) =>
    fc.integer({ min: Math.max(minimum, -1000), max: Math.min(maximum, 100) }),
  number: () => fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  string: ({ maxLength = 40 }) => fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 40) }),
}

/** Mostly as asked; now and then a field is missing, of another kind, or one nobody asked for. */
function fittingObject({ properties = {}, required = [] }: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      [
        name,
        fc.oneof({ weight: 12, arbitrary: fitting(schema, known, name) }, { weight: 1, arbitrary: nastyValue }),
      ] as const,
  )
  const requiredKeys = required.filter((name) => name in properties)
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys }) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
  )
}
