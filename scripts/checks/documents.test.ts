import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every command that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const documents = globSync(['*.md', 'docs/**/*.md', 'studio/*.md', 'bench/**/*.md'], { cwd: root })
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z]+(?::[a-z]+)*)/g)].map(([, command = '']) => ({ file, command })),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ command }) => !(command in scripts))).toEqual([])
})
