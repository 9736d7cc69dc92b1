import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'
import { fillLogin, loggedIn, openAccountMenu, registered, storedToken, toast } from './person.ts'

test('the form says what is missing and forgives while typing; a person logs in, and the header knows them', async ({
  page,
}) => {
  const person = await registered(page.request)
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await test.step('what is missing is said, and focused', async () => {
    const submit = page.getByRole('main').getByRole('button', { name: 'Login', exact: true })
    await submit.click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill('nobody')
    await expect(page.getByText('Email is required')).toBeHidden()
    await password.fill('12345')
    await submit.click()
    await expect(page.getByText('Email is invalid')).toBeVisible()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await expectAccessible(page.getByRole('main'))
  })
  await test.step('the password can be shown and hidden', async () => {
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })
  await fillLogin(page, person)
  await expect(toast(page, 'Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await storedToken(page)).toMatch(/^[\w-]{43}$/)
  await openAccountMenu(page)
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My Orders' })).toBeVisible()
})

test.describe('refused', () => {
  test.use({ expectedComplaints: [/401/] })

  test('a wrong password says so and changes nothing', async ({ page }) => {
    const person = await registered(page.request)
    await page.goto('/login')
    await fillLogin(page, { ...person, password: 'wrong horse' })
    await expect(toast(page, 'Email or password is wrong.')).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await storedToken(page)).toBeNull()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
  })

  test('a bad token is removed without a word', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)))
    await page.reload()
    await expect.poll(() => storedToken(page)).toBeNull()
    await page.goto('/account')
    await expect(page).toHaveURL('/login?from=%2Faccount')
    await expect(page.getByText(/session has ended/)).toBeHidden()
  })
})

test('a page that needs a login leads there and back', async ({ page }) => {
  const person = await registered(page.request)
  await page.goto('/account?tab=devices')
  await expect(page).toHaveURL('/login?from=%2Faccount%3Ftab%3Ddevices')
  await fillLogin(page, person)
  await expect(page).toHaveURL('/account?tab=devices')
  await expect(page.getByText('This device')).toBeVisible()
})

test('the way back survives a detour over registering, and never leads off the site', async ({ page }) => {
  await page.goto('/login?from=%2Forders')
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/register?from=%2Forders',
  )
  for (const from of ['https://evil.example/', '//evil.example', '/%5cevil.example']) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  }
})

test('whoever is logged in has no business at the login page', async ({ page }) => {
  await loggedIn(page)
  await page.goto('/login?from=%2Faccount')
  await expect(page).toHaveURL('/account')
})

test('logging out is heard in every open tab', async ({ page, context }) => {
  await loggedIn(page)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(other.getByRole('heading', { name: 'My Account', exact: true })).toBeVisible()
  await openAccountMenu(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged out successfully')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  await expect(other).toHaveURL('/login?from=%2Faccount')
})

test('every call carries the headers of the shop, and no cookie is ever set', async ({ page, context }) => {
  const person = await loggedIn(page)
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/user'))
  await page.goto('/')
  const headers = await (await asked).allHeaders()
  expect(headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    authorization: `Bearer ${person.token}`,
  })
  expect(await context.cookies()).toEqual([])
})

test.describe('a proxy whose shop is just starting', () => {
  test.use({ expectedComplaints: [/502/] })

  test('logs nobody out', { tag: '@once' }, async ({ page }) => {
    const { token } = await loggedIn(page)
    await page.route('/api/user', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
    await page.goto('/orders')
    await expect(page.getByRole('heading', { name: 'Your account could not be checked' })).toBeVisible()
    expect(await storedToken(page)).toBe(token)
    await page.unroute('/api/user')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  })
})
