import { expect, type Page } from '@playwright/test'
import { shop as company } from '#domain/company/shop.ts'
import { PAGES, type PageRow } from './every-page/page-table.ts'
import { overflowAt, picturesWithoutRoom, readBody, readHead } from './every-page/page-facts.ts'
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

const PHONE = { width: 390, height: 844 }

/** Whoever does not find the way can ask, with the enquiry already written. */
async function expectChat(page: Page): Promise<void> {
  const chat = page.getByRole('link', { name: /Chat with us on WhatsApp/ })
  await expect(chat).toBeInViewport()
  const address = new URL((await chat.getAttribute('href')) ?? '')
  expect(address.pathname).toBe(`/${company.whatsapp}`)
  expect(address.searchParams.get('text')).toBe(company.whatsappMessage)
}

/** On a phone the chat lies on a strip of its own. */
async function expectToEndAboveTheChat(page: Page): Promise<void> {
  const help = page.getByRole('complementary', { name: 'Help' })
  const [strip, chat] = [await help.getByText(/Questions\?/).boundingBox(), await help.getByRole('link').boundingBox()]
  expect(strip).toMatchObject({ x: 0, width: PHONE.width })
  expect(chat?.y).toBeGreaterThanOrEqual(strip?.y ?? 0)
  // What lies below is laid out when somebody comes near, and the page grows by it.
  const endOfPage = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
      return document.querySelector('footer:not(main *)')?.getBoundingClientRect().bottom ?? 0
    })
  await expect.poll(endOfPage).toBeLessThanOrEqual((strip?.y ?? 0) + 0.5)
}

const saying = (words: string | RegExp) =>
  typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words)

const headingOf = (page: Page, { heading }: PageRow) => page.getByRole('heading', { level: 1, name: heading })

for (const row of PAGES)
  test.describe(row.path, () => {
    test.use({ expectedComplaints: complaintsOf(row) })

    // The shop sends the same page to every screen, and no script of it asks how wide one is: it is opened once, then narrowed.
    test(
      'opens with its heading, for everybody, quietly and lightly',
      { tag: '@once' },
      async ({ page, shop, request }) => {
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

        await test.step('on a wide screen', async () => {
          await expectAccessible(page)
          await expectChat(page)
          expect(await picturesWithoutRoom(page), 'pictures that would make the page jump').toEqual([])
        })
        await test.step('on a phone', async () => {
          await page.setViewportSize(PHONE)
          await expectAccessible(page)
          await expectChat(page)
          await expectToEndAboveTheChat(page)
          expect(await smallTargets(page.locator('body')), 'what a finger would miss').toEqual([])
          expect(await overflowAt(page, NARROWEST), 'sideways scrolling').toEqual({ by: 0, because: [] })
        })

        expect(watched.foreign, 'requests to others').toEqual([])
        expect(watched.warnings.filter((text) => !complaintsOf(row).length || !/not_found/.test(text))).toEqual([])
        const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
        expect(total, `code of the first load ${JSON.stringify(sizes)}`).toBeLessThanOrEqual(mostScriptOf(row))
      },
    )
  })

test.describe('as it is sent, before any script', { tag: '@once' }, () => {
  test('every page has its words, its first picture goes first, and no form tells a secret', async ({
    page,
    request,
  }) => {
    for (const { path, heading, words, hasLeadPicture, needsLogin } of PAGES) {
      const sent = await readBody(page, await (await request.get(path)).text())
      if (!needsLogin) expect(sent.tellingFields, path).toEqual([])
      if (words) expect(sent.headings, path).toEqual([saying(heading)])
      for (const each of words ?? []) expect(sent.text, path).toEqual(saying(each))
      if (hasLeadPicture) expect(sent.leadPictures, path).toEqual([{ isLazy: false }])
    }
  })

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
