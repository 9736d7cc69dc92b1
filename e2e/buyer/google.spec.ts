import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'
import { openAccountMenu, registered, somebody, storedToken, toast } from './person.ts'

async function goToGoogle(page: Page, from = '/login') {
  await page.goto(from)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Test sign-in.')).toBeVisible()
}

test('a person comes in with Google and is back where they were', async ({ page }) => {
  await goToGoogle(page, '/login?from=%2Faccount')
  await expectAccessible(page)
  await page.getByRole('button', { name: /Meera Tamang/ }).click()
  await expect(page.getByText('Authentication successful! Redirecting...')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  await expect(toast(page, 'Google authentication successful!')).toBeVisible()
  await expect(page).toHaveURL('/account')
  expect(await storedToken(page)).not.toBeNull()
  await openAccountMenu(page)
  await expect(page.getByText('meera.tamang@example.com').first()).toBeVisible()
})

test('registering with Google works the same', async ({ page }) => {
  const { name, email } = somebody('Ritu Thapa')
  await goToGoogle(page, '/register')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue as this person' }).click()
  await expect(page.getByText('Authentication successful! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('whoever says no at Google can try again, and so can they whose answer has no code', async ({ page }) => {
  await goToGoogle(page)
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect(page.getByText('Authentication was cancelled or failed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: /without a code/ }).click()
  await expect(page.getByText('No authorization code received from Google.')).toBeVisible()
})

test.describe('refused', () => {
  test.use({ expectedComplaints: [/40[03]/] })

  test('an expired code, a foreign state and an unverified email open nothing', async ({ page }) => {
    for (const [choice, words] of [
      [/too late/, 'Google did not accept this sign-in. Please try again.'],
      [/another state/, /expired or was started in another browser/],
      [/Unverified Person/, /has not verified the email/],
    ] as const) {
      await goToGoogle(page)
      await page.getByRole('button', { name: choice }).click()
      await expect(page.getByText(words)).toBeVisible()
      expect(await storedToken(page)).toBeNull()
    }
  })

  test('an answer that somebody else began is refused by this browser', async ({ page }) => {
    const begun = await page.request.get('/api/auth/google?browser=attacker')
    const { url } = (await begun.json()) as { url: string }
    await page.goto(url)
    await page.getByRole('button', { name: /Meera Tamang/ }).click()
    await expect(page.getByText(/started in another browser/)).toBeVisible()
    expect(await storedToken(page)).toBeNull()
  })
})

test('an existing account is joined, not doubled', async ({ page }) => {
  const person = await registered(page.request)
  await goToGoogle(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Continue as this person' }).click()
  await expect(page.getByText('Authentication successful! Redirecting...')).toBeVisible()
  await page.goto('/account')
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name)
})
