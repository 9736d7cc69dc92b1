import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { DeskArticle } from '#domain/api/article-desk.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { untilAwake } from '../support/shop-test.ts'
import { test, untilFilled } from './staff.ts'

const TITLE = 'A bench for the yard'
const HOSTILE =
  '<h1 onclick="steal()">Pasted head</h1><p style="color:red">From a page<script>steal()</script></p>' +
  '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold in Docs</span> and <a href="javascript:steal()">bad</a></p></b>' +
  '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Word item<o:p></o:p></p>' +
  '<img src="https://evil.example/spy.gif" alt="spy"><iframe src="https://evil.example"></iframe>'

const picture = () =>
  sharp({ create: { width: 640, height: 420, channels: 3, background: '#a9482a' } })
    .png()
    .toBuffer()

const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    clipboardData.setData('text/plain', 'plain')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

async function bring(page: Page, field: Locator, words: string): Promise<void> {
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'bench.png', mimeType: 'image/png', buffer: await picture() })
  const asked = page.getByRole('dialog', { name: 'Words and focus' })
  await asked.getByLabel('What does the picture show?').fill(words)
  await asked.getByRole('button', { name: 'Save' }).click()
  await expect(asked).toBeHidden()
}

test(
  'an article is written, shown by a secret link, planned, published, and a former version brought back',
  { tag: '@once' },
  async ({ page, browser, request, shop, comesAs }) => {
    const headers = await comesAs('staff')
    const kept = async (id: string) =>
      ((await (await request.get(`/api/backoffice/articles/${id}`, { headers })).json()) as { data: DeskArticle }).data
    await page.goto('/backoffice/articles')
    await expect(page.getByRole('link', { name: 'How a chair is made in our workshop' })).toBeVisible()
    await expectAccessible(page, '/backoffice/articles')
    await page.getByRole('link', { name: 'Coming soon' }).click()
    await untilFilled(page, 'Coming soon')
    await expectAccessible(page, '/backoffice/articles/coming-soon')
    await page.goBack()
    await page.getByRole('link', { name: 'New article' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible()
    await expectAccessible(page, '/backoffice/articles/new')

    await page.getByLabel('Title').fill(TITLE)
    const text = page.getByRole('textbox', { name: 'Text' })
    const tools = page.getByRole('toolbar', { name: 'Text' })
    await tools.getByRole('button', { name: 'Heading', exact: true }).click()
    await page.keyboard.type('Four boards')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Take ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('sal')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type(' and see ')
    await page.keyboard.press('ControlOrMeta+k')
    const link = page.getByRole('dialog', { name: 'Link' })
    await link.getByLabel('Address').fill('javascript:alert(1)')
    await link.getByRole('button', { name: 'Put the link' }).click()
    await expect(link).toContainText('Type an address like')
    await link.getByLabel('Address').fill('/products')
    await page.keyboard.press('Enter')
    await expect(text.getByRole('link', { name: '/products' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('End')
    await expect(tools.getByRole('button', { name: 'Redo' })).toBeFocused()
    await tools.getByRole('button', { name: 'List', exact: true }).click()
    await page.keyboard.type('A saw')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await paste(text, HOSTILE)
    await expect(text.getByRole('heading', { level: 2, name: 'Pasted head' })).toBeVisible()
    await expect(page.getByText('A picture was left out')).toBeVisible()

    await tools.getByRole('button', { name: 'Picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Picture in the text' })
    await expect(dialog.getByRole('button', { name: 'Put into the text' })).toBeDisabled()
    await bring(page, dialog, 'A bench of four boards')
    await dialog.getByRole('button', { name: 'Put into the text' }).click()
    await expect(text.getByRole('img', { name: 'A bench of four boards' })).toBeVisible()

    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page).toHaveURL(/\/articles\/\d+$/)
    const id = page.url().split('/').at(-1) ?? ''
    await expect(page.getByText('Needs a picture')).toBeVisible()
    const { content } = await kept(id)
    expect(content).toContain('<h2>Four boards</h2>')
    expect(content).toContain('Take <strong>sal</strong> and see <a href="/products"')
    expect(content).toContain('<strong>Bold in Docs</strong>')
    expect(content).toMatch(/<ul><li><p>Word item/)
    expect(content).toMatch(
      /<img src="\/media\/scenes\/u-[\da-f]+\.webp" alt="A bench of four boards" width="640" height="420"/,
    )
    expect(content).not.toMatch(/script|steal|style|evil|iframe|onclick|docs-internal/)

    await bring(page, page.getByRole('group', { name: 'Picture', exact: true }), 'The bench in the yard')
    await page.getByLabel('Excerpt').fill('Four boards and a morning.')
    await page.getByLabel('Category').fill('Craft')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Ready to be published')).toBeVisible()
    await expectAccessible(page, '/backoffice/articles/$id')

    await page.getByRole('button', { name: 'Make a link' }).click()
    const secret = await page.getByLabel('Secret link').inputValue()
    const reader = await (await browser.newContext({ baseURL: shop.url })).newPage()
    const answer = await reader.goto(new URL(secret).pathname)
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    await untilAwake(reader)
    await expect(reader.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await page.getByRole('button', { name: 'End the link' }).click()
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
    await expect.poll(async () => (await reader.goto(new URL(secret).pathname))?.status()).toBe(404)

    await page.getByRole('button', { name: 'Schedule' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText(/^Appears \d/).first()).toBeVisible()
    await expect.poll(async () => (await (await request.get('/blog')).text()).includes(TITLE)).toBe(true)
    expect((await request.get('/blog/a-bench-for-the-yard')).status()).toBe(404)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText(/^Out since/)).toBeVisible()
    await reader.goto('/blog')
    await reader.getByRole('link', { name: TITLE }).click()
    await expect(reader.getByRole('heading', { level: 2, name: 'Pasted head' })).toBeVisible()

    await page.getByLabel('Title').fill('Another bench')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Another bench' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScrolling(page)
    await page
      .getByRole('button', { name: /^Look at version/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: TITLE }).getByRole('button', { name: 'Bring this version back' }).click()
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue(TITLE)
    expect((await kept(id)).versions.length).toBeGreaterThanOrEqual(3)
  },
)

const WORD = (address: string) =>
  '<table class=MsoTableGrid border=1 style="border-collapse:collapse"><caption>What each costs</caption>' +
  '<thead><tr><td width=200 style="width:150pt"><p class=MsoNormal><b>Wood<o:p></o:p></b></p></td><td colspan=3>Price</td></tr></thead>' +
  '<tr><td><p class=MsoNormal>Sal</p></td><td>Low</td><td>Middling</td><td><table><tr><td>Unreasonably</td></tr></table></td></tr></table>' +
  `<p class=MsoNormal><img width=640 height=420 src="${address}" alt="A bench"></p><p class=MsoCaption>Figure 1: the <i>bench</i><o:p></o:p></p>`

test(
  'a table and a captioned picture from Word are still the same after they were opened and saved again',
  { tag: '@once' },
  async ({ page, request, comesAs }) => {
    const headers = await comesAs('staff')
    const { data } = (await (await request.get('/api/blogs')).json()) as {
      data: { data: { featured_image: string }[] }
    }
    const contentOf = async (id: string) =>
      ((await (await request.get(`/api/backoffice/articles/${id}`, { headers })).json()) as { data: DeskArticle }).data
        .content
    await page.goto('/backoffice/articles/new')
    await page.getByLabel('Title').fill('Which wood costs what')
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.click()
    await paste(text, WORD(`/media/scenes/${data.data[0]?.featured_image}`))
    const tools = page.getByRole('toolbar', { name: 'Table' })
    // What was pasted ends in a caption, and the editor stands there before a hand reaches for the table.
    await expect(page.getByRole('toolbar', { name: 'Picture' })).toBeVisible()
    await text.getByRole('cell', { name: 'Unreasonably' }).click()
    await expect(tools).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Sheesham')
    await tools.getByRole('button', { name: 'Column after' }).click()
    await text.getByRole('img', { name: 'A bench' }).click()
    await expect(
      page.getByRole('toolbar', { name: 'Picture' }).getByRole('button', { name: 'Caption' }),
    ).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page).toHaveURL(/\/articles\/\d+$/)
    const id = page.url().split('/').at(-1) ?? ''
    const first = await contentOf(id)
    expect(first).toMatch(
      /^<p>What each costs<\/p><table><tbody><tr><th><p><strong>Wood<\/strong><\/p><\/th><th><p><\/p><\/th><th colspan="3">/,
    )
    expect(first).toContain('<td><p>Sheesham</p></td>')
    expect(first).toMatch(
      /<figure><img [^>]*alt="A bench"[^>]*><figcaption>Figure 1: the <em>bench<\/em><\/figcaption><\/figure>$/,
    )

    await page.reload()
    await expect(text.getByRole('cell', { name: 'Sheesham' })).toBeVisible()
    await text.getByText('Figure 1').click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await page.keyboard.press('Backspace')
    await page.getByLabel('Title').fill('Which wood costs how much')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Which wood costs how much' })).toBeVisible()
    expect(await contentOf(id)).toBe(first)

    await page.getByRole('link', { name: 'Preview' }).click()
    const table = page.getByRole('group', { name: 'Table' })
    await expect(table).toBeVisible()
    await expectAccessible(page, '/backoffice/articles/$id/preview')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0)
    await expectNoSidewaysScrolling(page)
  },
)
