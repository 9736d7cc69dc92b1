import { posix } from 'node:path'
import { parseSync } from 'vite'

/** One import: `to` is a path in the repository, or `package:name`. */
export type Import = { from: string; to: string; typeOnly: boolean }

/** dependency-cruiser cannot read TypeScript 7, so the imports are read with the parser that builds the shop. */
export function readImports(from: string, source: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(from, source).module
  const written = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ specifier: moduleRequest.value, typeOnly: isType }],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest }) => {
      const [, specifier] = /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end)) ?? []
      return specifier === undefined ? [] : [{ specifier, typeOnly: false }]
    }),
  ]
  return written.map(({ specifier, typeOnly }) => ({ from, to: leadsTo(from, specifier), typeOnly }))
}

function leadsTo(from: string, specifier: string): string {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('#')) return path.slice(1)
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  return `package:${path}`
}
