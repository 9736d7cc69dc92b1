import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'
import { fillLogin, linkIn, mailTo, registered, toast } from './person.ts'

const SENT = 'If there is an account with this email, we have sent it a link. It works for 60 minutes.'

test('a forgotten password is replaced by the link from the mail, which works once', async ({ page, shop }) => {
  const person = await registered(page.request)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(SENT)).toBeVisible()

  const link = linkIn(await mailTo(shop, person.email, /Set a new password/))
  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await expectAccessible(page.getByRole('main'))
  await page.getByLabel('New Password').fill('brand new one')
  await page.getByLabel('Confirm Password').fill('brand new one')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(toast(page, 'Your password is changed. Please log in with it.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await fillLogin(page, { ...person, password: 'brand new one' })
  await expect(toast(page, 'Login successful!')).toBeVisible()
})

test.describe('refused', () => {
  test.use({ expectedComplaints: [/410/] })

  test('a link that is not good any more offers a new one', async ({ page }) => {
    await page.goto(`/reset-password?token=${'x'.repeat(43)}`)
    await expect(page).toHaveURL('/reset-password')
    await page.getByLabel('New Password').fill('brand new one')
    await page.getByLabel('Confirm Password').fill('brand new one')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page.getByRole('heading', { name: 'This password link has ended' })).toBeVisible()
    await page.getByRole('link', { name: 'Send a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })
})

test('an unknown address gets the same words', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody-at-all@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
})

test('a code by mail opens the account without a password', async ({ page, shop }) => {
  const person = await registered(page.request)
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Email me a sign-in code instead' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const code = /\d{6}/.exec(await mailTo(shop, person.email, /sign-in code/))?.[0] ?? ''
  await page.getByLabel('Code from the mail').fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await expect(toast(page, 'Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/')
})
