import { expect } from '@playwright/test'
import { test } from '../support/shop-test.ts'

test('a dot on a picture names the piece and its price, by keyboard too, and leads to it', async ({ page }) => {
  await page.goto('/')
  const room = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Living Room' }) })
    .first()
  const dot = room.getByRole('button', { name: 'Show Terai Coffee Table' })
  await dot.focus()
  await page.keyboard.press('Enter')
  const link = page.locator('.room-dot-card:popover-open').getByRole('link', { name: 'Terai Coffee Table' })
  await expect(link).toBeVisible()
  await expect(page.locator('.room-dot-card:popover-open')).toContainText('₹')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await dot.click()
  await link.click()
  await expect(page).toHaveURL(/\/product\/terai-coffee-table$/)
})

test('a project lists the pieces of its rooms', { tag: '@once' }, async ({ page }) => {
  await page.goto('/project/fernhollow-resort-darjeeling')
  await expect(page.getByText('In these rooms', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kurseong Cane Lounge Chair' }).first()).toBeAttached()
})
