import { expect } from '@playwright/test'
import { fillLogin, registered } from '../buyer/person.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { untilAwake } from '../support/shop-test.ts'
import { test } from './staff.ts'

test(
  'a passkey is added by name, opens the account after the password, and the last one stays',
  { tag: '@once' },
  async ({ browser, request, shop, extraHTTPHeaders }) => {
    const person = await registered(request)
    // Browsers make passkeys for names, not for numbers.
    const baseURL = shop.url.replace('127.0.0.1', 'localhost')
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: extraHTTPHeaders ?? {} })
    const page = await context.newPage()
    const device = await context.newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
    })
    await page.addInitScript((token) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', 'yes')
      localStorage.setItem('auth_token', token)
    }, person.token)

    await page.goto('/account?tab=security')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await passkeys.getByLabel('Name of the passkey').fill('Office laptop')
    await passkeys.getByLabel('Password', { exact: true }).fill(person.password)
    await passkeys.getByRole('button', { name: 'Make the passkey' }).click()
    await expect(page.getByText('Keep these recovery codes.')).toBeVisible()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(passkeys.getByRole('listitem')).toContainText(['Office laptop'])
    await expect(passkeys).toContainText('not used yet')
    await expectAccessible(passkeys)

    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await untilAwake(page)
    await fillLogin(page, person)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)

    await page.goto('/account?tab=security')
    await expect(passkeys).toContainText('last used')
    await passkeys.getByRole('button', { name: 'Remove passkey Office laptop' }).click()
    await passkeys.getByLabel('Password', { exact: true }).fill(person.password)
    await passkeys.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByText(/This is your only second step/).first()).toBeVisible()
    await context.close()
  },
)
