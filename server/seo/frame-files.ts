import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean; css?: string[] }
>

const MANIFEST = path.resolve(import.meta.dirname, '../../dist/client/.vite/manifest.json')

/** Parts of the frame around every page that are fetched when they are needed: footer, menus, cart panel, toasts. */
const FRAME = /^web\/(?:storefront\/(?:shell|cart)|ui)\//

/** Their addresses in the built shop; none when it runs from its sources, where nothing is kept for offline. */
export async function readFrameFiles(): Promise<string[]> {
  try {
    return frameFiles(JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest)
  } catch {
    return []
  }
}

export function frameFiles(manifest: Manifest): string[] {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  const lazy = (entry?.dynamicImports ?? []).filter((source) => FRAME.test(source))
  const seen = new Set<string>()
  for (const source of lazy) gather(manifest, source, seen)
  return [...seen].map((file) => `/${file}`)
}

function gather(manifest: Manifest, source: string, seen: Set<string>): void {
  const chunk = manifest[source]
  if (!chunk || seen.has(chunk.file)) return
  seen.add(chunk.file)
  for (const style of chunk.css ?? []) seen.add(style)
  for (const imported of chunk.imports ?? []) gather(manifest, imported, seen)
}
