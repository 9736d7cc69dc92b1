import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base, type Page } from '@playwright/test'
import { startShop, type Shop } from './shop.ts'

const copy = promisify(execFile)

type WorkerFixtures = { shop: Shop }

type TestFixtures = {
  /** What the browser may complain about in this test, for example the 404 that it is about. */
  expectedComplaints: RegExp[]
  complaints: string[]
}

/** `test` with a shop of its own per worker; a test in whose page the browser complains has failed. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text and wants a pattern here
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'saalghar-e2e-'))
      const model = process.env['SAALGHAR_E2E_MODEL']
      if (model !== undefined) await copy('cp', ['-a', `${model}/.`, dataDir])
      const shop = await startShop(dataDir, { TRUST_PROXY: '127.0.0.1' })
      await use(shop)
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  /** Every test comes from an address of its own, as visitors do: limits per address hold and do not add up. */
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text and wants a pattern here
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),

  expectedComplaints: [[], { option: true }],

  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints = listenForComplaints(page)
      await use(complaints)
      const unexpected = complaints.filter((complaint) => !expectedComplaints.some((known) => known.test(complaint)))
      expect(unexpected, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Presses and typed text are kept for a page that is not awake yet; keys, drags and what it remembers by itself are not. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
}

/** The frame wakes first and says so; the page inside it a moment later, when React has taken over its heading. */
function isAwake(): boolean {
  const heading = document.querySelector('main h1')
  const isOwned = !heading || Object.keys(heading).some((key) => key.startsWith('__react'))
  return document.documentElement.dataset['alive'] === 'true' && isOwned
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  return complaints
}
