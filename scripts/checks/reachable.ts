import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImports } from './arrows/read-imports.ts'

/** What a shop begins with: the server, the browser, the renderer, and what the server begins by its path. */
const COMMANDS = ['go-live', 'owner', 'ready', 'backup', 'restore'].map((name) => `server/commands/${name}.ts`)
const ENTRIES = [
  'server/main.ts',
  ...COMMANDS,
  'web/entry-client.tsx',
  'web/entry-server.tsx',
  'server/media/make-sizes.ts',
  'server/imports/reading/reading-thread.ts',
]

/** Every file that code which runs imports, directly or not; a type counts, since a rule may be one. */
export function reachableFiles(root: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...ENTRIES]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) continue
    reached.add(file)
    open.push(...readImports(file, readFileSync(join(root, file), 'utf8')).map(({ to }) => to))
  }
  return reached
}
