import { expect, type Page } from '@playwright/test'
import { test } from '../support/shop-test.ts'
import { linkIn, mailTo, openAccountMenu, registered, somebody, storedToken, toast } from './person.ts'

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
}

test('a newcomer registers, is logged in at once, and confirms the email', { tag: '@once' }, async ({ page, shop }) => {
  const person = somebody()
  await page.goto('/register')
  await fill(page, {
    'Full Name': `  ${person.name} `,
    Email: person.email,
    Password: person.password,
    'Confirm Password': person.password,
  })
  await expect(toast(page, 'Registration successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await storedToken(page)).not.toBeNull()
  await openAccountMenu(page)
  await expect(page.getByText(person.name, { exact: true }).first()).toBeVisible()

  await page.goto(linkIn(await mailTo(shop, person.email, /Welcome/)))
  await expect(page).toHaveURL('/account/confirm-email')
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
})

test('the form names each mistake', { tag: '@once' }, async ({ page }) => {
  await page.goto('/register')
  await fill(page, {})
  for (const text of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Password confirmation is required',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await fill(page, { 'Full Name': ' A ', Email: 'nobody', Password: '12345', 'Confirm Password': '123456' })
  for (const text of [
    'Name must be at least 2 characters',
    'Email is invalid',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await page.getByLabel('Confirm Password').fill('12345')
  await expect(page.getByText('Passwords do not match')).toBeHidden()
})

test.describe('refused', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/409/] })

  test('an address that has an account is told to log in', async ({ page }) => {
    const { email, password } = await registered(page.request)
    await page.goto('/register')
    await fill(page, { 'Full Name': 'Somebody', Email: email, Password: password, 'Confirm Password': password })
    await expect(toast(page, 'An account with this email already exists. Please log in instead.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue('Somebody')
  })
})
