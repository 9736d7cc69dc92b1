import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProjectFilter, projectFilterText } from '#domain/content/project-filter-text.ts'
import { DEFAULT_PROJECT_FILTER, PROJECT_ORDERS, PROJECT_STYLES, PROJECT_TYPES } from '#domain/content/projects.ts'

const anyFilter = fc.record({
  search: fc.string({ maxLength: 30 }),
  type: fc.constantFrom(...PROJECT_TYPES),
  style: fc.constantFrom(...PROJECT_STYLES),
  order: fc.constantFrom(...PROJECT_ORDERS),
})

test('a filter kept in the address comes back as the same filter', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      const params = Object.fromEntries(new URLSearchParams(projectFilterText(filter)))
      expect(parseProjectFilter(params)).toEqual(filter)
    }),
  )
})

test('all projects have the plain address, and nonsense means all of them', () => {
  expect(projectFilterText(DEFAULT_PROJECT_FILTER)).toBe('')
  expect(parseProjectFilter({ type: 'Castle', style: '', order: 'sideways' })).toEqual(DEFAULT_PROJECT_FILTER)
})
