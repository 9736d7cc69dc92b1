import { expect } from '@playwright/test'
import { registered, somebody } from '../buyer/person.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { goesTo, test, untilFilled } from './staff.ts'

test(
  'a customer is found, noted, blocked, told so at the door, unblocked, and erased by the owner; the audit log tells it',
  { tag: '@once' },
  async ({ page, comesAs }) => {
    const person = await registered(page.request, somebody(`Norbu ${Date.now()}`))
    const logIn = () => page.request.post('/api/login', { data: person })
    await comesAs('owner')

    await page.goto('/backoffice/customers')
    await page.getByRole('searchbox').last().fill(person.email)
    await expect(page).toHaveURL(/search=/)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, '/backoffice/customers')
    await page.getByRole('link', { name: person.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name)
    await page.getByLabel('New note').fill('Calls before noon')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('region', { name: 'Notes of the staff' })).toContainText('Calls before noon')
    await expectAccessible(page, '/backoffice/customers/$id')
    await expectNoSidewaysScrolling(page)

    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await dialog.getByLabel('Why').fill('Parcels refused')
    await dialog.getByRole('button', { name: 'Block' }).click()
    await expect(page.getByText(/^Blocked since .*: Parcels refused$/)).toBeVisible()
    expect(await (await logIn()).json()).toMatchObject({ code: 'account_blocked' })

    await page.getByRole('button', { name: 'Unblock' }).click()
    await dialog.getByLabel('Why').fill('A mistake')
    await dialog.getByRole('button', { name: 'Unblock' }).click()
    await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
    expect((await logIn()).status()).toBe(200)

    await page.getByRole('button', { name: 'Erase' }).click()
    await dialog.getByLabel('Type the e-mail address of the customer').fill(person.email)
    await dialog.getByLabel('Why').fill('Asked by letter')
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Deleted account')
    expect((await logIn()).status()).toBe(401)

    await goesTo(page, 'Audit log')
    await untilFilled(page, 'Audit log')
    await expectAccessible(page, '/backoffice/audit')
    await page.locator('[data-row-link]').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeHidden()
    await untilFilled(page, /./)
    await expectAccessible(page, '/backoffice/audit/$id')
  },
)
