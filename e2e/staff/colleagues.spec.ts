import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { fillLogin, mailTo, somebody } from '../buyer/person.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { untilAwake } from '../support/shop-test.ts'
import { test } from './staff.ts'

const PASSWORD = 'a long enough one'

/** What the app on the phone would show. */
const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

test(
  'a colleague is invited, joins as a packer, sees a packer’s part, and logs in with two steps',
  { tag: '@once' },
  async ({ page, browser, comesAs, shop, extraHTTPHeaders }) => {
    const { email } = somebody()
    await comesAs('owner')
    await page.goto('/backoffice/staff')
    await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Biren Roy/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Invite' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Works as').selectOption('writer')
    await expect(dialog.getByLabel('Articles and pages')).toBeChecked()
    await dialog.getByLabel('Works as').selectOption('packer')
    await expect(dialog.getByLabel('Articles and pages')).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Invited' })).toContainText(email)
    await expectAccessible(page, '/backoffice/staff')

    const invitation = /\/join\?token=[\w-]+/.exec(await mailTo(shop, email, /invites you/))?.[0] ?? ''
    expect(await (await page.request.get('/dev/mail')).text()).toContain(email)
    const context = await browser.newContext({ baseURL: shop.url, extraHTTPHeaders: extraHTTPHeaders ?? {} })
    const own = await context.newPage()
    await own.goto(invitation)
    await own.getByLabel('Name').fill('Dipak Tamang')
    await own.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await own.getByLabel('Confirm Password').fill(PASSWORD)
    await own.getByRole('button', { name: 'Join' }).click()
    await expect(own.getByRole('heading', { level: 1, name: /Good day, Dipak/ })).toBeVisible()
    await expect(own.getByRole('link', { name: /^Orders/ }).first()).toBeAttached()
    for (const other of [/^Products/, /^Staff/, /^Audit log/])
      await expect(own.getByRole('link', { name: other })).toHaveCount(0)

    await own.goto('/account?tab=security')
    await own.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await own.getByRole('button', { name: 'Set up two-step sign-in' }).click()
    await expect(own.getByAltText(/QR code/)).toBeVisible()
    const secret = (await own.locator('code').innerText()).replaceAll(' ', '')
    await own.getByLabel('Code that the app shows').fill(codeNow(secret))
    await own.getByRole('button', { name: 'Switch it on' }).click()
    const codes = own.getByRole('listitem').filter({ hasText: /^\w{4}(-\w{4}){3}$/ })
    await expect(codes).toHaveCount(10)
    const recovery = await codes.first().innerText()
    await own.getByRole('button', { name: 'I have kept them' }).click()
    await expect(own.getByText('10 recovery codes are left.')).toBeVisible()

    await own.evaluate(() => localStorage.clear())
    await own.goto('/login')
    await untilAwake(own)
    await fillLogin(own, { email, password: PASSWORD })
    await expect(own.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await own.getByLabel('Code').fill(recovery)
    await own.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(own).toHaveURL(`${shop.url}/`)
    await context.close()

    await page.reload()
    await page
      .getByRole('link', { name: /Dipak Tamang/ })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toContainText('On')
    await expectAccessible(page, '/backoffice/staff/$id')
    await page.getByRole('button', { name: 'Revoke access' }).click()
    await page.getByRole('button', { name: 'End the access' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Dipak Tamang/ })).toHaveCount(0)
  },
)

test.describe('in a live shop', () => {
  test.use({ expectedComplaints: [/403/] })

  test(
    'an owner without two-step sign-in is told why staff and refunds are shut, and finds the way to set it up',
    { tag: '@once' },
    async ({ page, comesAs }) => {
      await comesAs('owner')
      await page.route('**/api/user', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { data: object }
        await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, two_step: 'required' } } })
      })
      const json = { success: false, code: 'two_step_required', message: 'This needs two-step sign-in.' }
      await page.route('**/api/backoffice/staff*', (route) => route.fulfill({ status: 403, json }))
      await page.goto('/backoffice/staff')
      await expect(page.getByText('This needs two-step sign-in.').first()).toBeVisible()
      await page.goto('/backoffice/orders?status=processing&payment=paid')
      await page.locator('[data-row-link]').first().click()
      const needed = page.getByText('Refunding or cancelling needs two-step sign-in.')
      await expect(needed).toBeVisible()
      await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0)
      await needed.getByRole('link', { name: 'Set it up' }).click()
      await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
    },
  )
})
