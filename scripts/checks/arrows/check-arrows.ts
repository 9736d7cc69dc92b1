import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ARROW_RULES } from './arrow-rules.ts'
import { findCycle } from './find-cycle.ts'
import { readImports, type Import } from './read-imports.ts'
import { folderArrows, MOST_RUNNING_UP, runningUp } from './server-floors.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const FOLDERS = ['domain', 'server', 'web', 'scripts', 'e2e']

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.(?:tsx?|mjs)$/.test(file)).map((file) => `${folder}/${file}`)
}

function complaintsAbout(imports: readonly Import[]): string[] {
  const broken = imports.flatMap((arrow) =>
    ARROW_RULES.filter((rule) => rule.forbids(arrow)).map(
      (rule) => `${arrow.from} imports ${arrow.to}\n    ${rule.name}: ${rule.why}`,
    ),
  )
  const lost = imports
    .filter(({ to }) => !to.startsWith('package:') && !existsSync(join(root, to)))
    .map(({ from, to }) => `${from} imports ${to}, which does not exist`)
  const cycle = findCycle(imports)
  return [...broken, ...lost, ...(cycle === undefined ? [] : [`imports go in a circle: ${cycle.join(' -> ')}`])]
}

function tooManyUp(): string {
  const named = up.map(({ from, to, imports: many }) => `    ${from} > ${to} (${many})`)
  return [`more than ${MOST_RUNNING_UP} arrows between the server's folders run back up:`, ...named].join('\n')
}

const files = FOLDERS.flatMap(sourcesIn)
const imports = files.flatMap((file) => readImports(file, readFileSync(join(root, file), 'utf8')))
const floors = folderArrows(imports)
const up = runningUp(floors)
const complaints = [...complaintsAbout(imports), ...(up.length > MOST_RUNNING_UP ? [tooManyUp()] : [])]
for (const complaint of complaints) console.error(`  ${complaint}`)
console.log(`${up.length} of ${floors.length} arrows between the server's folders run back up`)
console.log(`${complaints.length} wrong of ${imports.length} imports in ${files.length} files`)
process.exitCode = complaints.length === 0 ? 0 : 1
