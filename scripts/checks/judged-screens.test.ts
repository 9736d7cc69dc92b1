import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** What stands in the files, as the first group of the pattern finds it. */
const foundIn = (files: string, pattern: RegExp) =>
  globSync(files, { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(pattern)])
    .map(([, found = '']) => found)
    .toSorted()

test('axe judges every screen of the back office once', () => {
  const paths = foundIn('web/routes/backoffice/*.route.ts', / path: '(.+)'/g).filter((path) => path !== '/backoffice')
  const screens = paths.map((path) => `/backoffice${path === '/' ? '' : path}`).toSorted()
  expect(screens.length).toBeGreaterThan(40)
  expect(foundIn('e2e/**/*.spec.ts', /expectAccessible\(page, '(.+?)'\)/g)).toEqual(screens)
})
