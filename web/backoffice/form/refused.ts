import type { ApiError } from '#web/api/api.ts'

/** What a form says after a refusal. */
export type Refused = {
  kind: 'refused' | 'changed_meanwhile'
  message: string
  /** What is not about a field of this form, or for "changed meanwhile" what is different now. */
  details: readonly string[]
}

/** Messages for fields of the form stand at those fields; all others are said above its buttons. */
export function refusedBy(
  { code, message, errors }: Pick<ApiError, 'code' | 'message' | 'errors'>,
  fields: readonly string[],
): Refused & { atFields: readonly (readonly [string, string])[] } {
  const all = Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')] as const)
  if (code === 'changed_meanwhile')
    return { kind: 'changed_meanwhile', message, details: all.map(([, text]) => text), atFields: [] }
  const isHere = ([field]: readonly [string, string]) => fields.includes(field.split('.')[0] ?? '')
  return {
    kind: 'refused',
    message,
    details: all.filter((one) => !isHere(one)).map(([, text]) => text),
    atFields: all.filter(isHere),
  }
}

/** What stands at its field already is not said a second time above the buttons. */
export const isSaidAtFields = ({ message, details, atFields }: ReturnType<typeof refusedBy>): boolean =>
  details.length === 0 && atFields.some(([, text]) => text === message)
