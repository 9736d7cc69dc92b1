import { randomInt } from 'node:crypto'
import { expect, test as base, type Page, type TestInfo } from '@playwright/test'
import { PAGE_DATA_ID } from '#web/document/page-data-id.ts'
import { copiedShop } from './copied-shop.ts'
import { removeFolder } from './remove-folder.ts'
import { startShop, type Shop } from './shop.ts'

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
      const dataDir = await copiedShop('e2e')
      const shop = await startShop(dataDir, { TRUST_PROXY: '127.0.0.1' })
      await use(shop)
      await shop.stop()
      await removeFolder(dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  /** Opens and reloads pages as somebody does who looks at them before pressing anything. */
  page: async ({ page, javaScriptEnabled }, use, testInfo) => {
    if (javaScriptEnabled) waitAfterOpening(page)
    await use(page)
    // Playwright's own way takes one at the end of every test, a third of a second, and throws it away where nothing failed.
    if (testInfo.errors.length > 0) await keepScreenshot(page, testInfo)
  },

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

async function keepScreenshot(page: Page, testInfo: TestInfo): Promise<void> {
  const path = testInfo.outputPath('failed.png')
  // A page that was closed, or hangs, has none; the failure itself is told.
  const isTaken = await page.screenshot({ path, timeout: 5_000 }).then(Boolean, () => false)
  if (isTaken) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
}

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Until React has taken the whole page over: what is pressed or typed before that is lost. Some of it waits for a move. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('focus'))
    return document.documentElement.dataset['alive'] !== undefined
  })
}

function waitAfterOpening(page: Page): void {
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const isShopPage = async () => (await page.locator(`#${PAGE_DATA_ID}`).count()) > 0
  const thenWait = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const opened = await answer
    if (await isShopPage()) await untilAwake(page)
    return opened
  }
  // Who says how long to wait has something else in mind.
  page.goto = (url, options) => (options?.waitUntil ? open(url, options) : thenWait(open(url, options)))
  page.reload = (...how) => thenWait(reload(...how))
}

function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  return complaints
}
