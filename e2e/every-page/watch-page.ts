import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export type Watched = { warnings: string[]; foreign: string[]; scripts: Set<string> }

const built = join(import.meta.dirname, '..', '..', 'dist', 'client')

/** Listens from before the page opens: what it warns about, whom else it talks to, which code it fetches. */
export function watchPage(page: Page, origin: string): Watched {
  const watched: Watched = { warnings: [], foreign: [], scripts: new Set() }
  page.on('console', (message) => {
    if (message.type() === 'warning') watched.warnings.push(message.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.protocol !== 'blob:' && url.origin !== origin) watched.foreign.push(url.href)
    if (url.origin === origin && url.pathname.endsWith('.js')) watched.scripts.add(url.pathname)
  })
  return watched
}

/** As it travels to a browser that asks for gzip. */
export function gzippedBytes(scripts: ReadonlySet<string>): Record<string, number> {
  return Object.fromEntries([...scripts].map((path) => [path, gzippedSize(path)]))
}

/** Most scripts belong to many pages. */
const sizes = new Map<string, number>()

function gzippedSize(path: string): number {
  const size = sizes.get(path) ?? gzipSync(readFileSync(join(built, path)), { level: 9 }).length
  sizes.set(path, size)
  return size
}
