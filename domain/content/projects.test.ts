import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEFAULT_PROJECT_FILTER,
  filterProjects,
  PROJECT_ORDERS,
  PROJECT_STYLES,
  PROJECT_TYPES,
} from '#domain/content/projects.ts'

const project = (name: string, type: string, style: string, created_at: string) => ({
  name,
  type,
  style,
  created_at,
  location: 'Darjeeling',
  short_description: 'Rooms and a dining hall',
})
const projects = [
  project('Teesta Hotel', 'Hospitality', 'Modern', '2024-05-01T00:00:00Z'),
  project('Aranya Resort', 'Hospitality', 'Luxury', '2025-05-01T00:00:00Z'),
  project('Mall Road Flat', 'Residential', 'Modern', '2023-05-01T00:00:00Z'),
]
const names = (change: Partial<typeof DEFAULT_PROJECT_FILTER>) =>
  filterProjects(projects, { ...DEFAULT_PROJECT_FILTER, ...change }).map((entry) => entry.name)

test('newest first unless asked otherwise', () => {
  expect(names({})).toEqual(['Aranya Resort', 'Teesta Hotel', 'Mall Road Flat'])
  expect(names({ order: 'Oldest' })[0]).toBe('Mall Road Flat')
  expect(names({ order: 'Name A-Z' })).toEqual(['Aranya Resort', 'Mall Road Flat', 'Teesta Hotel'])
  expect(names({ order: 'Name Z-A' })[0]).toBe('Teesta Hotel')
})

test('type, style and search narrow together', () => {
  expect(names({ type: 'Hospitality' })).toEqual(['Aranya Resort', 'Teesta Hotel'])
  expect(names({ type: 'Hospitality', style: 'Modern' })).toEqual(['Teesta Hotel'])
  expect(names({ search: ' aRaNya ' })).toEqual(['Aranya Resort'])
  expect(names({ search: 'boat' })).toEqual([])
})

test('no filter invents or loses a project, and the given list keeps its order', () => {
  const filter = fc.record({
    search: fc.constantFrom('', 'a', 'hotel'),
    type: fc.constantFrom(...PROJECT_TYPES),
    style: fc.constantFrom(...PROJECT_STYLES),
    order: fc.constantFrom(...PROJECT_ORDERS),
  })
  const before = [...projects]
  fc.assert(
    fc.property(filter, (any) => {
      const shown = filterProjects(projects, any)
      expect(shown.every((entry) => projects.includes(entry))).toBe(true)
      expect(filterProjects(projects, { ...any, search: '', type: 'All', style: 'All' })).toHaveLength(3)
    }),
  )
  expect(projects).toEqual(before)
})
