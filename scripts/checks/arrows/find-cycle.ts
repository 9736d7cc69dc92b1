import type { Import } from './read-imports.ts'

/** The files of one circle of imports, first and last the same, or undefined. Types are erased and cannot go in circles. */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const next = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  )
  const finished = new Set<string>()
  const follow = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (finished.has(file)) return undefined
    for (const { to } of next.get(file) ?? []) {
      const cycle = follow(to, [...path, file])
      if (cycle !== undefined) return cycle
    }
    finished.add(file)
    return undefined
  }
  for (const file of next.keys()) {
    const cycle = follow(file, [])
    if (cycle !== undefined) return cycle
  }
  return undefined
}
