import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { test } from './staff.ts'

const rowTick = (page: Page, number: string) => page.getByRole('checkbox', { name: `Select ${number}` })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /samples/ })

test.beforeEach(async ({ page, comesAs }) => {
  await page.route('**/api/backoffice/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
  await comesAs('staff')
})

test('a list is narrowed, sorted and paged, and its address says how', async ({ page }) => {
  await page.goto('/backoffice/parts')
  await expect(count(page)).toHaveText('1 to 25 of 137 samples')
  await expectAccessible(page, '/backoffice/parts')
  await expectNoSidewaysScrolling(page)

  await page.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Shipped' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Delivered' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?status=shipped,delivered$/)
  await expect(count(page)).toHaveText('1 to 25 of 68 samples')

  await page.getByRole('searchbox').fill('Rai')
  await expect(page).toHaveURL(/search=Rai/)
  await expect(page.getByText('Asha Rai').first()).toBeVisible()
  // Pressed where a hand looks for it: at the end of the box.
  const box = await page.getByRole('searchbox').boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 18, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).not.toHaveURL(/search=/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/parts\?page=2$/)
  await expect(count(page)).toHaveText('26 to 50 of 137 samples')
})

test(
  'no row, a page beyond the end and a shop that does not answer: each has a way out',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/backoffice/parts?page=99')
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expect(count(page)).toContainText('1 to 25')
    await page.getByRole('searchbox').fill('no such sample')
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(count(page)).toContainText('of 137')
    await page.goto('/backoffice/parts?search=broken')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No samples match')).toBeVisible()
  },
)

test(
  'rows are walked, selected and opened with the keyboard alone; Shift selects a run of them',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/backoffice/parts?sort=number')
    await test.step('Shift selects a run of rows, which stay selected over the page', async () => {
      await rowTick(page, 'SAMPLE-002').click()
      await rowTick(page, 'SAMPLE-005').click({ modifiers: ['Shift'] })
      const bar = page.getByRole('group', { name: 'Selected samples' })
      await expect(bar).toContainText('4 selected')
      await page.getByRole('link', { name: 'Page 2' }).click()
      await rowTick(page, 'SAMPLE-026').click()
      await expect(bar).toContainText('5 selected')
      await bar.getByRole('button', { name: 'Pack' }).click()
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText('5 packed')
      await expect(bar).toHaveCount(0)
    })
    await page.getByRole('link', { name: 'Page 1' }).click()
    await expect(rowTick(page, 'SAMPLE-001')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    await expect(rowTick(page, 'SAMPLE-001')).toBeChecked()
    await expect(rowTick(page, 'SAMPLE-002')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(rowTick(page, 'SAMPLE-002')).not.toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/parts\?search=SAMPLE-002$/)
  },
)

test(
  'a column that somebody chose is there on the next visit; a header sorts; a question about money is answered once',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/backoffice/parts')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'PIN' }).click()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'PIN' })).toBeVisible()
    const total = page.getByRole('columnheader', { name: 'Total' })
    await total.getByRole('button').click()
    await expect(total).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(/sort=-total/)

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Refund the sample?' })
    await expect(question).toContainText('₹12,400')
    await question.getByRole('button', { name: 'Refund ₹12,400' }).dblclick()
    await expect(page.getByRole('region', { name: 'Notices' }).getByText('Refunded', { exact: true })).toHaveCount(1)
    await expect(question).toBeHidden()
  },
)

test(
  'a form keeps what was typed while the shop refuses it and while somebody else was faster',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/backoffice/parts')
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Ship the sample' })
    const tracking = form.getByLabel('Tracking number')
    const save = form.getByRole('button', { name: 'Mark as shipped' })
    await save.click()
    await expect(form).toContainText('A tracking number has at least 4 characters')
    await tracking.fill('REFUSED')
    await save.click()
    await expect(form).toContainText('No carrier knows this number.')
    await expect(tracking).toHaveValue('REFUSED')

    await tracking.fill('MINE-12')
    await save.click()
    await expect(form.getByRole('alert')).toContainText('Meera Saha changed this at 4:05 pm.')
    await expect(form.getByRole('alert')).toContainText('Boxes: now 3')
    await expectAccessible(form)
    await form.getByRole('button', { name: 'Take over the new state' }).click()
    await expect(form.getByLabel('Boxes')).toHaveValue('3')
    await expect(tracking).toHaveValue('MINE-12')
    await save.click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Shipped')
  },
)
