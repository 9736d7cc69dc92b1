import { expect } from '@playwright/test'
import { linkIn, mailTo } from '../buyer/person.ts'
import { test } from '../support/shop-test.ts'

test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 4\d\d/] })

test('a letter arrives and gets its ticket; what is missing is said', { tag: '@once' }, async ({ page }) => {
  await page.goto('/contact')
  const letter = page.locator('form', { has: page.getByRole('button', { name: 'Send message' }) })
  await letter.getByLabel('Full Name').fill('Asha Rai')
  await letter.getByLabel('Email').fill('asha.noscript@example.com')
  await letter.getByLabel('Subject').fill('A bench for the porch')
  await letter.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It has not been sent')
  await expect(page.getByRole('listitem')).toContainText('Message')

  await page.goBack()
  await letter.getByLabel('Message').fill('Do you make the Terai bench 180 cm wide?')
  await letter.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(/Your ticket number is TKT-/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a reader can ask for the newsletter', { tag: '@once' }, async ({ page }) => {
  await page.goto('/blog')
  await page.getByLabel('Your email').fill('reader.noscript@example.com')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByText(/please confirm by the link in the mail/)).toBeVisible()
})

test('a forgotten password can be asked for anew', { tag: '@once' }, async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody.noscript@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/link/i).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
})

test('the link in a mail to a reader is answered by a button', { tag: '@once' }, async ({ page, request, shop }) => {
  const email = `confirm-${Date.now()}@example.com`
  await request.post('/api/newsletter', { data: { email } })
  const link = linkIn(await mailTo(shop, email, /Shall we tell you/))
  await page.goto(link)
  await page.getByRole('button', { name: 'Yes, please' }).click()
  await expect(page.getByText('You will hear from us when an article appears')).toBeVisible()
  await page.goto('/newsletter?confirm=invented')
  await page.getByRole('button', { name: 'Yes, please' }).click()
  await expect(page.getByText('This link no longer works')).toBeVisible()
})

test('whoever has a ticket sees how far it is', { tag: '@once' }, async ({ page, request }) => {
  const letter = { kind: 'contact', name: 'Asha Rai', email: 'ticket.noscript@example.com', subject: 'A bench' }
  const sent = await request.post('/api/enquiries', { data: { ...letter, message: 'How long does it take?' } })
  const { data } = (await sent.json()) as { data: { ticket: string } }
  const ask = async (email: string) => {
    await page.goto('/contact')
    const tracker = page.locator('form', { has: page.getByRole('button', { name: 'Show status' }) })
    await tracker.getByLabel('Ticket number').fill(data.ticket)
    await tracker.getByLabel('Email').fill(email)
    await tracker.getByRole('button').click()
  }
  await ask('somebody.else@example.com')
  await expect(page.getByText('No ticket has this number and email.')).toBeVisible()
  await ask(letter.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your ticket')
  await expect(page.getByText('Open. It is with us and being looked into.')).toBeVisible()
})

// On a phone the filters lie in a drawer that script opens: without it they stand above the products.
test('a price and a size narrow the listing and keep the search', async ({ page }) => {
  await page.goto('/products?search=teak')
  await page.getByLabel('Min (₹)').first().fill('50000')
  await page.getByRole('button', { name: 'Apply price' }).first().click()
  await expect(page).toHaveURL(/search=teak&min_price=50000/)
  await expect(page.getByLabel('Min (₹)').first()).toHaveValue('50000')
  await page.getByText('Fits my space').click()
  await page.getByLabel('Width').fill('120')
  await page.getByRole('button', { name: 'Apply size' }).click()
  await expect(page).toHaveURL(/\/products\?search=teak&min_price=50000&max_width=1200$/)
  await expect(page.getByLabel('Width')).toHaveValue('120')
})

test('a PIN is answered with the day and the cost of delivery', { tag: '@once' }, async ({ page }) => {
  await page.goto('/product/terai-coffee-table')
  await page.getByLabel('PIN code').fill('73400')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('PIN code must be 6 digits')).toBeVisible()
  await page.goto('/product/terai-coffee-table')
  await page.getByLabel('PIN code').fill('734 001')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText(/rought to Siliguri 734001/)).toBeVisible()
  await page.getByRole('link', { name: /Back to Terai/ }).click()
  await expect(page).toHaveURL(/terai-coffee-table$/)
})

test(
  'logging in needs script: the page says so, and no password gets into an address',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/login?redirect=%2Forders')
    await expect(page.getByText('Logging in needs JavaScript')).toBeVisible()
    await page.getByLabel('Email').fill('asha@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a secret of mine')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Forders$/)
    await expect(page.getByText('had not come yet, or is switched off')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the page' }).click()
    await expect(page.getByLabel('Email')).toHaveValue('')
  },
)
