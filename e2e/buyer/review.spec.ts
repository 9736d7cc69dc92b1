import { join } from 'node:path'
import { expect } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../support/accessibility.ts'
import { arrive, test } from './buying.ts'

const PICTURE = join(import.meta.dirname, '../../media/products/kurseong-cane-lounge-chair-1.webp')
const TEXT = { name: 'not-a-photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') }

test(
  'a buyer shows the piece at home; everybody sees it small, and large on a press',
  { tag: '@once' },
  async ({ page, ananya }) => {
    await arrive(page, { person: ananya })
    await page.goto('/product/tumling-wool-throw')
    await page.getByRole('button', { name: 'Customer Reviews' }).click()
    const form = page.locator('form').filter({ hasText: 'Write a review' })
    await form.locator('label').filter({ hasText: '5 of 5, Excellent' }).click()
    await expect(form.getByRole('radio', { name: '5 of 5, Excellent' })).toBeChecked()
    await form.getByLabel(/^Your review/).fill('As warm as it looks.')
    await form.getByLabel('Add photos').setInputFiles(TEXT)
    await expect(form.getByText('This file is not a picture that we can read.')).toBeVisible()
    await form.getByLabel('Add photos').setInputFiles([PICTURE, PICTURE])
    await expect(form.getByRole('img', { name: 'Chosen view 2' })).toBeVisible()
    await expectAccessibleAtBothWidths(form)
    await form.getByRole('button', { name: 'Send review' }).click()

    const opener = page.getByRole('button', { name: 'Photo 2 of 2 by Ananya Sen, show larger' })
    await opener.click()
    const box = page.getByRole('dialog', { name: 'Photos by Ananya Sen' })
    await expect(box.getByText('2 of 2')).toBeVisible()
    await expect(box.getByRole('img', { name: 'What Ananya Sen showed, view 2' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(box.getByText('1 of 2')).toBeVisible()
    await expectAccessibleAtBothWidths(box)
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(opener).toBeFocused()
  },
)
