import path from 'node:path'
import { afterAll, expect, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { listenForChanges } from '#server/pages/listen-for-changes.ts'
import type { TestShop } from './test-shop.ts'

type Process = Pick<TestShop, 'app' | 'pages'>

/** The kept pages of these processes hear what changes by themselves, as in the shop (server/main.ts). */
export async function hearChanges(shop: TestShop, processes: readonly Process[] = [shop]): Promise<void> {
  const connected = vi.fn()
  for (const { pages } of processes) {
    const onConnected = () => (pages.trust(true), connected())
    const line = { onTags: (tags: string[]) => pages.drop(tags), onConnected, onLost: vi.fn() }
    const changes = listenForChanges(shop.connection, line, shop.deps.log)
    afterAll(() => changes.stop())
  }
  await vi.waitFor(() => expect(connected).toHaveBeenCalledTimes(processes.length), { timeout: 20_000 })
}

/** The shop and a second process of it on the same database; both hear what changes. */
export async function twoProcesses(shop: TestShop): Promise<Process[]> {
  const root = path.resolve(import.meta.dirname, '../..')
  const second = await buildApp(shop.deps, { root, serveBuiltAssets: false, isClosing: () => false })
  await second.app.ready()
  afterAll(() => second.app.close())
  await hearChanges(shop, [shop, second])
  return [shop, second]
}
