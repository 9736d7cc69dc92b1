import { expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from '../buyer/person.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'

const CHAIR = '/blog/how-a-chair-is-made-in-our-workshop'
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('articles are found by word, category and tag, and the address remembers it', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'The Design Talk' })).toBeVisible()
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  await expect(page.getByText('Eleven kinds of plain: choosing linen for a sofa')).toBeVisible()

  await page.getByLabel('Category').selectOption('Rooms')
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(/category=Rooms/)
  await page.getByLabel('Search').fill('dining')
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/search=dining/)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await page.getByLabel('Search').fill('nothing of the kind')
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(cards(page)).toHaveCount(6)
  await page.getByLabel('Sort by').selectOption('Title A-Z')
  await expect(cards(page).first()).toContainText('Buying a dining table for a family')
})

test('who types slowly stays in the search box, and finds', async ({ page }) => {
  await page.goto('/blog')
  const box = page.getByLabel('Search')
  await box.click()
  // Longer than the rest after which the search applies itself.
  await page.keyboard.type('cane chair', { delay: 500 })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('cane chair')
  await expect(page).toHaveURL(/search=cane(\+|%20)chair/)
  await page.getByLabel('Category').selectOption('Rooms')
  await page.goBack()
  await expect(box).toHaveValue('cane chair')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(box).toHaveValue('')
})

test('an article has everything a reader needs', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(CHAIR)
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb).toContainText('Home')
  await expect(page.getByRole('heading', { level: 1, name: 'How a chair is made in our workshop' })).toBeVisible()
  await expect(page.getByText('Biren Roy').first()).toBeVisible()
  await expect(page.getByText('5 min read').first()).toBeVisible()

  await page.getByRole('button', { name: 'Like' }).click()
  await expect(page.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  for (const network of ['WhatsApp', 'Facebook', 'Pinterest'])
    await expect(page.getByRole('link', { name: new RegExp(`Share on ${network}`) })).toHaveAttribute(
      'href',
      /how-a-chair-is-made/,
    )
  const related = page.getByRole('region', { name: 'Related Articles' })
  await expect(related.getByRole('article')).toHaveCount(3)
  await page.getByRole('link', { name: 'joinery' }).click()
  await expect(page).toHaveURL(/\/blog\?tag=joinery/)
  await expect(cards(page)).toHaveCount(1)
})

test('search engines find what the article is, and a feed of all', async ({ request }) => {
  const html = await (await request.get(CHAIR)).text()
  expect(html).toContain('"@type":"BlogPosting"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('Sanjay Barman has the pattern')
  expect(await (await request.get('/blog')).text()).toContain('type="application/rss+xml"')
  const feed = await request.get('/blog/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
})

test('who asks to be told confirms by mail, and can leave', async ({ page, shop }) => {
  const email = `reader-${Date.now()}@example.com`
  await page.goto('/blog')
  await page.getByLabel('Your email').fill('no address')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByText(/please confirm by the link/)).toBeVisible()
  await page.goto(linkIn(await mailTo(shop, email, /Shall we tell you/)))
  await expect(page.getByRole('heading', { name: 'Shall we write to you?' })).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await expect(page.getByText(/You will hear from us/)).toBeVisible()
})

test.describe('when the blog cannot be reached', () => {
  test.use({ expectedComplaints: [/503|Failed to load resource/] })

  test('sample articles stand in, under a notice', async ({ page }) => {
    await page.route(/\/api\/blog/, (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'down', message: 'Down' } }),
    )
    // A page that knows nothing of the blog yet, and whose heading tells that its script runs.
    await page.goto('/newsletter?confirm=x')
    await expect(page.getByRole('heading', { name: 'Shall we write to you?' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'The Design Talk' }).click()
    await expect(page.getByText('Demo Mode.')).toBeVisible()
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeHidden()
    await cards(page).nth(3).getByRole('link').click()
    await expect(page.getByText('Demo Mode.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'How a chair is made in our workshop' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Related Articles' }).getByRole('article')).toHaveCount(3)
  })
})

test.describe('an article that does not exist', () => {
  test.use({ expectedComplaints: [/404/] })

  test('answers 404, and so does one whose day has not come', async ({ page, request }) => {
    expect((await page.goto('/blog/unwritten'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    expect((await request.get('/blog/choosing-linen-for-a-sofa')).status()).toBe(404)
  })
})
