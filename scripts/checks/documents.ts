import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
export const documents = globSync(['*.md', 'docs/**/*.md', 'studio/*.md', 'bench/**/*.md', 'deploy/*.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
})

export type Command = { file: string; words: string[] }

/** In backticks, or a line of a block: `npm run dev`, `npx vitest run domain/tax`, `node scripts/trim-lockfile.mjs`. */
export function commandsIn(file: string): Command[] {
  const text = readFileSync(join(root, file), 'utf8')
  const quoted = [...text.matchAll(/`((?:npm|npx|node) [^`\n]+)`/g)].map(([, command = '']) => command)
  const blocks = [...text.matchAll(/```[a-z]*\n(.*?)```/gs)].flatMap(([, block = '']) => block.split('\n'))
  const lines = blocks.filter((line) => /^(?:npm|npx|node) /.test(line)).map((line) => line.split(/ {2,}|#/)[0] ?? '')
  return [...quoted, ...lines].map((command) => ({ file, words: command.trim().split(/\s+/) }))
}
