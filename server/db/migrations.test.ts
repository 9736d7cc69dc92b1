import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(join(import.meta.dirname, 'migrations'))

/** Both had been applied to databases before numbers were watched, and what was applied is never renamed. */
const FROM_BEFORE = ['0002_catalogue_search.sql', '0002_catalogue_words.sql']

test('every migration has a number of its own, and none is left out', () => {
  const numbers = files.filter((file) => file !== FROM_BEFORE[1]).map((file) => Number(file.slice(0, 4)))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1))
})

test('every file in the folder is a migration that will be applied', () => {
  for (const file of files) expect(file).toMatch(/^\d{4}_[a-z0-9_-]+\.sql$/)
})
