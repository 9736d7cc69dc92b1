import { expect } from '@playwright/test'
import sharp from 'sharp'
import type { DeskAnnouncement } from '#domain/api/front.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test, untilFilled } from './staff.ts'

const photo = async (background: string) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

test('a new project with a piece is on its page and in the list @once', async ({ page, comesAs }) => {
  await comesAs('staff')
  await page.goto('/backoffice/projects')
  await expect(page.getByRole('link', { name: 'Hotel Meterline, Siliguri' })).toBeVisible()
  await expectAccessible(page, '/backoffice/projects')
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Rangeet Tea Pavilion')
  await page.getByLabel('In short').fill('A veranda of forty seats above the garden.')
  await page.getByLabel('The story').fill('It began with a chair.')
  await page.getByLabel('Place', { exact: true }).fill('Kurseong, West Bengal')
  await page.getByLabel('Shown in the shop').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Shoppers see a project by its picture').first()).toBeVisible()

  await page.locator('input[type=file]').setInputFiles(await photo('#2a6b48'))
  await expect(page.getByRole('button', { name: 'Take picture 1 away' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Add a piece' }).fill('teesta')
  await page.getByRole('listbox', { name: 'Add a piece' }).getByRole('option').first().click()
  const piece = page.getByRole('region', { name: 'Pieces in this room' }).getByRole('listitem')
  await expect(piece).toHaveCount(1)
  const name = ((await piece.locator('.font-semibold').textContent()) ?? '').trim()
  await expectAccessible(page, '/backoffice/projects/new')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/backoffice\/projects\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rangeet Tea Pavilion')
  await expectAccessible(page, '/backoffice/projects/$id')

  await page.goto('/projects')
  await page.getByRole('link', { name: 'Rangeet Tea Pavilion' }).click()
  const pieces = page.getByRole('region', { name: 'Pieces in this room' })
  await expect(pieces.getByRole('link', { name })).toBeVisible()
  await expect(pieces.getByText(/₹/).first()).toBeVisible()
  await expectAccessible(pieces)
})

test('an edited slide stands on the home page @once', async ({ page, comesAs }) => {
  await comesAs('staff')
  await page.goto('/backoffice/hero')
  const slide = page.getByRole('link', { name: 'Where Comfort Meets Elegance' })
  await expect(slide).toBeVisible()
  await expectAccessible(page, '/backoffice/hero')
  await page.getByRole('link', { name: 'New slide' }).click()
  await untilFilled(page, /slide/i)
  await expectAccessible(page, '/backoffice/hero/new')
  await page.goBack()
  await slide.click()
  const text = page.getByLabel('Text', { exact: true })
  const before = await text.inputValue()
  await text.fill('Built by hand, kept for grandchildren.')
  await expectAccessible(page, '/backoffice/hero/$id')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Built by hand, kept for grandchildren.')).toBeVisible()
  await page.goBack()
  await text.fill(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('an announcement stands above the page until it is dismissed, and comes back with other words @once', async ({
  page,
  request,
  comesAs,
}) => {
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  const headers = await comesAs('staff')
  const announceLater = async (text: string) => {
    const address = '/api/backoffice/announcement'
    const { data } = (await (await request.get(address, { headers })).json()) as { data: DeskAnnouncement }
    const saved = await request.put(address, { headers, data: { ...data, text, is_on: text !== '' } })
    expect(saved.status()).toBe(200)
    // Within a second every process has heard of it.
    const isTold = async () => {
      const sent = await (await request.get('/contact')).text()
      return text === '' ? !sent.includes('The showroom is closed') : sent.includes(text)
    }
    await expect.poll(isTold).toBe(true)
  }
  await page.goto('/backoffice/announcement')
  await page.getByLabel('Text', { exact: true }).fill('The showroom is closed on Friday.')
  await page.getByLabel('Switched on').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page, '/backoffice/announcement')

  await page.goto('/contact')
  await expect(bar).toContainText('The showroom is closed on Friday.')
  await expectAccessible(bar)
  await bar.getByRole('button', { name: 'Dismiss announcement' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
  await announceLater('The showroom is closed on Saturday.')
  await page.reload()
  await expect(bar).toContainText('Saturday')
  await announceLater('')
  await page.reload()
  await expect(bar).toBeHidden()
})
