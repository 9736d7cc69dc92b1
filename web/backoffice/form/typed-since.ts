/** A form goes on from what was kept of `sent`. What was typed while that was on its way stays as it is. */
export function typedSince<Values>(mine: Values, sent: Values, kept: Values): Values {
  if (kept === undefined) return mine
  if (JSON.stringify(mine) === JSON.stringify(sent)) return kept
  if (Array.isArray(mine) && Array.isArray(sent) && Array.isArray(kept))
    return mine.map((item, at) => typedSince(item, sent[at], kept[at])) as Values
  if (!isRecord(mine) || !isRecord(sent) || !isRecord(kept)) return mine
  const fields = Object.entries(mine).map(([field, value]) => [field, typedSince(value, sent[field], kept[field])])
  return { ...kept, ...Object.fromEntries(fields) } as Values
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
