import { expect, type Page } from '@playwright/test'
import { PAGES, type PageRow } from './every-page/page-table.ts'
import { overflowAt, picturesWithoutRoom, readHead } from './every-page/page-facts.ts'
import { fillCart, logIn } from './every-page/visitor.ts'
import { gzippedBytes, watchPage } from './every-page/watch-page.ts'
import { expectAccessible } from './support/accessibility.ts'
import { test, untilAwake } from './support/shop-test.ts'
import { smallTargets } from './support/small-targets.ts'

/** Code of the first load, as it travels (gzip). Behind the login people come to do something, and wait for it once. */
const MOST_SCRIPT_BYTES = 140_000
const MOST_BEHIND_LOGIN = 160_000
const mostScriptOf = ({ needsLogin }: PageRow) => (needsLogin ? MOST_BEHIND_LOGIN : MOST_SCRIPT_BYTES)
const NARROWEST = 320

/** The browser itself notes the status of a page that does not exist, and of an order that does not. */
const A_404 = /status of 404/
const complaintsOf = ({ status, path }: PageRow) => (status === 404 || path.includes('NOSUCHORDER') ? [A_404] : [])

const headingOf = (page: Page, { heading }: PageRow) => page.getByRole('heading', { level: 1, name: heading })

for (const row of PAGES)
  test.describe(row.path, () => {
    test.use({ expectedComplaints: complaintsOf(row) })

    test('opens with its heading, for everybody, quietly and lightly', async ({ page, shop, request }, { project }) => {
      if (row.needsLogin) await logIn(page, request, shop.url)
      if (row.path === '/checkout') await fillCart(page)
      const watched = watchPage(page, shop.url)

      const answer = await page.goto(row.path, { waitUntil: 'load' })
      expect(answer?.status()).toBe(row.status)
      await expect(headingOf(page, row)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('h1')).toHaveCount(1)
      const sizes = gzippedBytes(watched.scripts)
      await untilAwake(page)

      await expectAccessible(page)
      expect(await picturesWithoutRoom(page), 'pictures that would make the page jump').toEqual([])
      if (project.name === 'phone')
        expect(await smallTargets(page.locator('body')), 'what a finger would miss').toEqual([])
      else expect(await overflowAt(page, NARROWEST), 'sideways scrolling').toEqual({ by: 0, because: [] })

      expect(watched.foreign, 'requests to others').toEqual([])
      expect(watched.warnings.filter((text) => !complaintsOf(row).length || !/not_found/.test(text))).toEqual([])
      const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
      expect(total, `code of the first load ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(mostScriptOf(row))
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [A_404] })

  for (const row of PAGES.filter(({ words }) => words))
    test(`${row.path} has its words`, async ({ page }) => {
      await page.goto(row.path)
      await expect(headingOf(page, row)).toBeVisible()
      for (const words of row.words ?? []) await expect(page.locator('#app')).toContainText(words)
      if (!row.hasLeadPicture) return
      const lead = page.locator('img[fetchpriority="high"]')
      await expect(lead).toHaveCount(1)
      await expect(lead).not.toHaveAttribute('loading', 'lazy')
    })
})

test.describe('for search engines and for sharing', { tag: '@once' }, () => {
  test('every page says who it is, and no two say the same', async ({ page, request, shop }) => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const row of PAGES) {
      const answer = await request.get(row.path)
      expect(answer.status(), row.path).toBe(row.status)
      const head = await readHead(page, await answer.text())
      expect(head.title, `title of ${row.path}`).toContain('Saalghar')
      if (row.status === 404) {
        expect(head.robots, row.path).toContain('noindex')
        continue
      }
      expect(head.description.length, `description of ${row.path}`).toBeGreaterThan(20)
      expect(head.openGraph, row.path).toMatchObject({
        'og:title': expect.stringMatching(/.+/),
        'og:type': expect.stringMatching(/^(website|article|product)$/),
        'og:url': expect.stringContaining(shop.url),
        'og:image': expect.stringContaining(shop.url),
      })
      if (row.isIndexed) {
        expect(head.robots, row.path).not.toContain('noindex')
        expect(head.canonical, row.path).toContain(`${shop.url}${row.canonical ?? row.path}`)
      } else expect(head.robots, row.path).toContain('noindex')
      if (row.canonical) continue
      expect(titles.get(head.title), `${row.path} has a title of its own`).toBeUndefined()
      expect(descriptions.get(head.description), `${row.path} has a description of its own`).toBeUndefined()
      titles.set(head.title, row.path)
      descriptions.set(head.description, row.path)
    }
  })

  test('every page has a picture to be shared with', async ({ page, request }) => {
    const pictures = new Set<string>()
    for (const row of PAGES.filter(({ isIndexed }) => isIndexed))
      pictures.add((await readHead(page, await (await request.get(row.path)).text())).openGraph['og:image'] ?? '')
    // Photographs come from the studio, which draws a stand-in until each is taken; the shop's own picture is always there.
    for (const picture of pictures) {
      const answer = await request.get(picture)
      expect(answer.status(), picture).toBe(200)
      expect(answer.headers()['content-type'], picture).toMatch(/^image\//)
    }
    expect((await request.get('/share.jpg')).headers()['content-type']).toBe('image/jpeg')
  })
})
