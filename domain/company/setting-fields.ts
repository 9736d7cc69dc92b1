import { z } from 'zod'
import { isStorable } from '#domain/api/storable-text.ts'

/** One line of text. */
export const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Must not be empty')
    .max(max, `Must be at most ${max} characters`)
    .refine((text) => isStorable(text) && !/[\r\n]/.test(text), 'Contains characters that cannot be used')

/** A whole number of something that has sane limits. */
export const count = (min: number, max: number, unit: string) => {
  const text = `Must be a whole number from ${min} to ${max} ${unit}`
  return z.int(text).min(min, text).max(max, text)
}

const LARGEST = 365 * 24
const bound = z.int('Must be a whole number').min(1, 'Must be at least 1').max(LARGEST)

/** From ... to ..., as policies say it. */
export const range = (most: number, unit: string) =>
  z
    .object({ min: bound, max: bound })
    .refine(({ max }) => max <= most, { message: `At most ${most} ${unit}`, path: ['max'] })
    .refine(({ min, max }) => min <= max, { message: 'Must not be less than the first number', path: ['max'] })

export const hasNoTwice = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length
