import { someOf } from '#domain/orders/some-of.ts'

type NotPacked = { readonly number: string; readonly code: string; readonly message: string }

/** Why orders were not packed, however many they are: what holds of several is said once, with the first few of them. */
export function notPackedWords(refused: readonly NotPacked[]): string {
  const already = refused.filter(({ code }) => code === 'already_packed').length
  const others = Map.groupBy(
    refused.filter(({ code }) => code !== 'already_packed'),
    ({ message }) => message,
  )
  const sentences = [...others].map(([message, of]) => `${someOf(of.map(({ number }) => number))}: ${message}`)
  if (already > 0) sentences.unshift(already === 1 ? '1 was packed already.' : `${already} were packed already.`)
  return sentences.join(' ')
}
