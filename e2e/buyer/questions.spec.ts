import { expect, type Page } from '@playwright/test'
import { tokenOf } from '../staff/staff.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './buying.ts'
import { mailTo } from './person.ts'

const PAGE = '/product/takdah-blanket-box#questions'

test(
  'a shopper asks on the page, the shop answers at the desk, and the answer stands there and in the mail',
  { tag: '@once' },
  async ({ page, request, buyer, shop }) => {
    await page.goto(PAGE)
    await expect(page.getByRole('link', { name: 'Log in to ask a question' })).toBeVisible()
    await becomes(page, buyer.token)
    await page.reload()
    const form = page.locator('form').filter({ hasText: 'Ask a question' })
    const text = `Does the lid stay open by itself? ${Date.now() % 1000}`
    await form.getByLabel(/^Your question/).fill('Call me at 98320 12345')
    await form.getByRole('button', { name: 'Ask' }).click()
    await expect(form.getByText(/leave out telephone numbers/)).toBeVisible()
    await form.getByLabel(/^Your question/).fill(text)
    await form.getByRole('button', { name: 'Ask' }).click()
    const entry = page.getByRole('listitem').filter({ hasText: text })
    await expect(entry).toBeVisible()
    await expectAccessible(page.getByRole('main'))

    await becomes(page, await tokenOf(request, shop.url, 'staff'))
    await page.goto(`/backoffice/questions?search=${encodeURIComponent(text)}`)
    const asked = page.locator('[data-row-link]')
    await expect(asked).toHaveCount(1)
    await expectAccessible(page, '/backoffice/questions')
    await asked.click()
    await page.getByLabel(/^Answer as/).fill('Yes, two stays hold it.')
    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(page.getByText('Answered').first()).toBeVisible()
    await expectAccessible(page, '/backoffice/questions/$id')

    await page.goto(PAGE)
    await expect(entry).toContainText('Yes, two stays hold it.')
    await expect(entry).toContainText('Saalghar')
    expect(await mailTo(shop, buyer.email, /An answer about/)).toContain('Yes, two stays hold it.')
    // Search engines read what is served.
    await expect
      .poll(async () => (await request.get('/product/takdah-blanket-box')).text())
      .toMatch(/"@type":"Question".*Yes, two stays hold it\./)
  },
)

const becomes = (page: Page, token: string) => page.evaluate((text) => localStorage.setItem('auth_token', text), token)
