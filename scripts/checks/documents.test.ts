import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsIn, documents } from './documents.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const { scripts, devDependencies } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  devDependencies: Record<string, string>
}
const PROJECTS: Record<string, string> = { vitest: 'vitest.config.ts', playwright: 'playwright.config.ts' }
const PACKAGES: Record<string, string> = { playwright: '@playwright/test' }

/** What is wrong with a command, or nothing. */
function faultOf([program, first = '', ...rest]: string[]): string | null {
  if (program === 'node') return existsSync(join(root, first)) ? null : `there is no ${first}`
  if (program === 'npm') return faultOfNpm(first, rest)
  if (!((PACKAGES[first] ?? first) in devDependencies)) return `${first} is no dependency`
  return faultOfArguments(first, rest)
}

function faultOfNpm(first: string, [script = '', ...rest]: string[]): string | null {
  if (['ci', 'install'].includes(first)) return null
  if (first !== 'run') return first in scripts ? null : `there is no npm ${first}`
  if (!(script in scripts)) return `there is no npm run ${script}`
  const options = rest.filter((word) => /^--\w/.test(word)).map((word) => word.slice(2))
  const program = script === 'studio' ? 'studio/options.ts' : `server/commands/${script}.ts`
  const known = existsSync(join(root, program)) ? read(program) : ''
  return options.find((option) => !new RegExp(`\\b${option}\\b`).test(known)) ?? null
}

function faultOfArguments(tool: string, words: string[]): string | null {
  const line = words.join(' ')
  const [, project] = /--project[= ](\w+)/.exec(line) ?? []
  if (project !== undefined && !read(PROJECTS[tool] ?? '').includes(`name: '${project}'`))
    return `no project ${project}`
  const paths = words.filter((word) => word.includes('/') && !word.startsWith('-'))
  const lost = paths.find((path) => !existsSync(join(root, path)))
  return lost === undefined ? null : `there is no ${lost}`
}

test('every command that a document names can be run', () => {
  const commands = documents.flatMap(commandsIn)
  expect(commands.length).toBeGreaterThan(20)
  const wrong = commands.map(({ file, words }) => ({ file, command: words.join(' '), fault: faultOf(words) }))
  expect(wrong.filter(({ fault }) => fault !== null)).toEqual([])
})

test('decisions are numbered one way: in the name and in the heading', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root })
  const numbers = decisions.map((file) => /(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1])
  expect(new Set(numbers).size).toBe(decisions.length)
  for (const [at, file] of decisions.entries()) expect(read(file)).toMatch(new RegExp(`^# ${numbers[at]} [A-Z]`))
})

test('every section of the changelog has its day', () => {
  const sections = read('CHANGELOG.md')
    .split('\n')
    .filter((line) => line.startsWith('## '))
  expect(sections.length).toBeGreaterThan(0)
  for (const section of sections) expect(section).toMatch(/^## \d{1,2} [A-Z][a-z]+ 20\d\d$/)
})

// Code with one does not compile; a document has nobody who reads it at every run.
test('no document holds what a merge could not decide', () =>
  expect(documents.filter((file) => /^(?:<{7}|>{7}) /m.test(read(file)))).toEqual([]))
