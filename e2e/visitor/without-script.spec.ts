import { expect } from '@playwright/test'
import { PAGES } from '../every-page/page-table.ts'
import { test } from '../support/shop-test.ts'

test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 4\d\d/] })

test('a letter arrives and gets its ticket; what is missing is said', async ({ page }) => {
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

test('a reader can ask for the newsletter', async ({ page }) => {
  await page.goto('/blog')
  await page.getByLabel('Your email').fill('reader.noscript@example.com')
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByText(/please confirm by the link in the mail/)).toBeVisible()
})

test('a forgotten password can be asked for anew', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody.noscript@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/link/i).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible()
})

test('a price narrows the listing and keeps the search', async ({ page }) => {
  await page.goto('/products?search=teak')
  await page.getByLabel('Min (₹)').first().fill('50000')
  await page.getByRole('button', { name: 'Apply price' }).first().click()
  await expect(page).toHaveURL(/search=teak&min_price=50000/)
  await expect(page.getByLabel('Min (₹)').first()).toHaveValue('50000')
})

test('logging in needs script: the page says so, and no password gets into an address', async ({ page }) => {
  await page.goto('/login?redirect=%2Forders')
  await expect(page.getByText('Logging in needs JavaScript')).toBeVisible()
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a secret of mine')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Forders$/)
})

test('no form of any page would write a password or an address into the address bar', async ({ page }) => {
  for (const { path } of PAGES.filter(({ needsLogin }) => !needsLogin)) {
    await page.goto(path)
    const told = page.locator('form:not([method="post"]) :is([type="password"], [name="email"])')
    expect(await told.count(), path).toBe(0)
  }
})
