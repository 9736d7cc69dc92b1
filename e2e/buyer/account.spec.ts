import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'
import { linkIn, loggedIn, mailTo, storedToken, toast } from './person.ts'

test(
  'name, password and email can be changed; the password brings a new token',
  { tag: '@once' },
  async ({ page, shop }) => {
    const person = await loggedIn(page)
    await page.goto('/account')
    await expect(page.getByText('Not confirmed yet')).toBeVisible()
    await page.getByLabel('Full Name').fill('Asha Devi Rai')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(toast(page, 'Your name is saved.')).toBeVisible()

    await page.getByLabel('Current password').fill(person.password)
    await page.getByLabel('New Password').fill('brand new one')
    await page.getByLabel('Confirm Password').fill('brand new one')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(toast(page, /Your password is changed/)).toBeVisible()
    await expect.poll(() => storedToken(page)).not.toBe(person.token)
    await page.reload()
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Devi Rai')

    await test.step('the email changes when the link in the new mailbox is followed', async () => {
      const newEmail = `new-${person.email}`
      await page.getByLabel('New email').fill(newEmail)
      await page.getByLabel('Your password').fill('brand new one')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(toast(page, /We have sent a link to/)).toBeVisible()

      await page.goto(linkIn(await mailTo(shop, newEmail, /Confirm your new email/)))
      await page.getByRole('button', { name: 'Confirm my email' }).click()
      await expect(page.getByRole('main').getByText(newEmail)).toBeVisible()
      await page.getByRole('link', { name: 'Go to my account' }).click()
      await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    })
  },
)

test('an address is saved, changed and removed; the PIN fills city and state', { tag: '@once' }, async ({ page }) => {
  await loggedIn(page)
  await page.goto('/account?tab=addresses')
  await expect(page.getByRole('heading', { name: 'No saved addresses' })).toBeVisible()
  await page.getByRole('button', { name: 'Add an address' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Asha Rai')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog.getByText('Phone is required')).toBeVisible()
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await dialog.getByLabel('Phone').fill('98320 12345')
  await dialog.getByLabel('Address', { exact: true }).fill('12 Hill Cart Road')
  await dialog.getByLabel('Postal Code').fill('734001')
  await expect(dialog.getByLabel('City')).toHaveValue('Siliguri')
  await expectAccessibleAtBothWidths(dialog)
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('12 Hill Cart Road')).toBeVisible()
  await expect(page.getByText('Default', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Edit/ }).click()
  await dialog.getByLabel('Address', { exact: true }).fill('14 Sevoke Road')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('14 Sevoke Road')).toBeVisible()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'No saved addresses' })).toBeVisible()
})

test('another device can be logged out, and my data comes as a file', { tag: '@once' }, async ({ page }) => {
  const person = await loggedIn(page)
  const other = await page.request.post('/api/login', { data: { email: person.email, password: person.password } })
  const { data } = (await other.json()) as { data: { token: string } }
  await page.goto('/account?tab=devices')
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Log out (?!all)/ })
    .click()
  await expect(toast(page, 'The device is logged out.')).toBeVisible()
  const refused = await page.request.get('/api/user', { headers: { authorization: `Bearer ${data.token}` } })
  expect(refused.status()).toBe(401)

  await test.step('my data comes as a file', async () => {
    await page.getByRole('tab', { name: 'My data' }).click()
    await expect(page.getByRole('heading', { name: 'Download my data' })).toBeVisible()
    await expectAccessible(page.getByRole('main'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('saalghar-my-data.json')
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email: person.email } })
  })
})

test.describe('deleting', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/422/] })

  test('the account goes for good, after the password', async ({ page }) => {
    const person = await loggedIn(page)
    await page.goto('/account?tab=data')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill('wrong horse')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText('The password is wrong.')).toBeVisible()
    await dialog.getByLabel('Your password').fill(person.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(toast(page, 'Your account is deleted.')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect.poll(() => storedToken(page)).toBeNull()
    const again = await page.request.post('/api/login', { data: { email: person.email, password: person.password } })
    expect(again.status()).toBe(401)
  })
})
