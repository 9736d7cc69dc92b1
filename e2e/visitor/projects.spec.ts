import { expect, type Page } from '@playwright/test'
import { mailTo } from '../buyer/person.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('the three projects are filtered and ordered at once, without asking the shop', async ({ page }) => {
  await page.goto('/projects')
  await expect(names(page)).toHaveText([
    'Zhamling Courtyard Hotel, Bhutan',
    'Fernhollow Resort, Darjeeling',
    'Hotel Meterline, Siliguri',
  ])

  await page.getByLabel('Order').selectOption('Name A-Z')
  await expect(names(page).first()).toHaveText('Fernhollow Resort, Darjeeling')
  await page.getByLabel('Style').selectOption('Modern')
  await expect(names(page)).toHaveText(['Hotel Meterline, Siliguri'])
  await page.getByLabel('Search').fill('paro')
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(names(page)).toHaveCount(3)
  await page.getByLabel('Project type').selectOption('Marine')
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible()

  await test.step('the filters live in the address: reload, share and Back keep them', async () => {
    await page.getByLabel('Project type').selectOption('Hospitality')
    await page.getByLabel('Style').selectOption('Modern')
    await page.getByLabel('Search').pressSequentially('siliguri', { delay: 20 })
    await page.getByLabel('Order').selectOption('Oldest')
    await expect(page.getByLabel('Search')).toHaveValue('siliguri')
    await expect(page).toHaveURL(/\/projects\?type=Hospitality&style=Modern&search=siliguri&order=Oldest$/)
    await page.reload()
    await expect(names(page)).toHaveText(['Hotel Meterline, Siliguri'])
    await expect(page.getByLabel('Order')).toHaveValue('Oldest')
    await page.getByRole('link', { name: 'Hotel Meterline, Siliguri' }).click()
    await expect(page).toHaveURL(/\/project\//)
    await page.goBack()
    await expect(page.getByLabel('Style')).toHaveValue('Modern')
    await expect(names(page)).toHaveCount(1)
  })
})

test('a project turns its pictures, and its link is copied for two seconds', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Hotel Meterline, Siliguri' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Meterline, Siliguri' })).toBeVisible()
  await expect(page.getByText('1 / 4', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(page.getByText('4 / 4', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible()

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(page.getByRole('link', { name: /Share on WhatsApp/ })).toHaveAttribute(
    'href',
    /wa\.me.*hotel-meterline-siliguri/,
  )
})

test('Request info reaches the shop and answers with a ticket', async ({ page, shop }) => {
  await page.goto('/project/fernhollow-resort-darjeeling')
  await page.getByRole('button', { name: 'Request info' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request info' })
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await expectAccessible(dialog)
  await dialog.getByLabel('Full Name').fill('Asha Rai')
  const email = `asha-${Date.now()}@example.com`
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Your question').fill('We build twelve rooms in Kurseong.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText(/Your ticket number is TKT-/)).toBeVisible()
  expect(await mailTo(shop, email, /We have your message/)).toContain('Fernhollow Resort, Darjeeling')
})

test.describe('a project that does not exist', () => {
  test.use({ expectedComplaints: [/404/] })

  test('answers 404 and leads back', async ({ page }) => {
    expect((await page.goto('/project/castle-in-the-air'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
    await expect(page.getByText("The project you're looking for doesn't exist.")).toBeVisible()
    await page.getByRole('link', { name: 'Back to Projects' }).click()
    await expect(page).toHaveURL(/\/projects$/)
  })
})
