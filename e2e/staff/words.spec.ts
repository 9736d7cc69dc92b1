import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../support/accessibility.ts'
import { test, untilFilled } from './staff.ts'

test(
  'what nobody found is given a meaning with one press, and the next shopper finds it',
  { tag: '@once' },
  async ({ page, request, comesAs }) => {
    const found = async () =>
      ((await (await request.get('/api/products?search=fauteuil')).json()) as { data: { total: number } }).data.total
    expect(await found()).toBe(0)
    await comesAs('staff')
    await page.goto('/backoffice/search-words')
    await untilFilled(page, 'Search words')
    await expectAccessible(page, '/backoffice/search-words')
    await page.getByRole('link', { name: 'Not found' }).click()
    await page.getByRole('button', { name: 'Means the same as: fauteuil' }).click()
    await page.getByLabel('Which of our words').fill('armchair')
    await expectAccessible(page.getByRole('dialog'))
    await page.getByRole('button', { name: /^armchair/ }).click()
    await expect(page.getByText('“fauteuil” now means armchair')).toBeVisible()
    await expectAccessible(page, '/backoffice/search-words/missed')
    expect(await found()).toBeGreaterThan(0)

    await page.getByRole('link', { name: 'Try a search' }).click()
    await page.getByLabel('Words of a shopper').fill('fauteuil')
    await page.getByRole('button', { name: 'Try', exact: true }).click()
    await expect(page.getByText(/^Also armchair/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'fauteuil: name' }).first()).toBeVisible()
    await expectAccessible(page, '/backoffice/search-words/try')
  },
)

test(
  'a category is made with a picture, moved with the keyboard, and goes into another with its address',
  { tag: '@once' },
  async ({ page, request, comesAs }) => {
    await comesAs('staff')
    await page.goto('/backoffice/categories')
    await page.getByRole('button', { name: 'New category' }).click()
    const form = page.getByRole('dialog', { name: 'New category' })
    await form.getByLabel(/^Name/).fill('Hat stands')
    await form.getByLabel(/^Slug/).fill('hat-stands')
    const background = '#a9482a'
    const buffer = await sharp({ create: { width: 420, height: 320, channels: 3, background } })
      .png()
      .toBuffer()
    await form.locator('input[type=file]').setInputFiles({ name: 'stand.png', mimeType: 'image/png', buffer })
    const words = page.getByRole('dialog', { name: 'Words and focus' })
    await words.getByLabel('What does the picture show?').fill('A hat stand in a hall')
    await words.getByRole('button', { name: 'Save' }).click()
    await expect(words).toBeHidden()
    await expect(form.getByText('A hat stand in a hall')).toBeVisible()
    await form.getByRole('button', { name: 'Add' }).click()
    const handle = page.getByRole('button', { name: 'Move Hat stands' })
    await expect(handle).toBeVisible()
    await expectAccessible(page, '/backoffice/categories')
    const names = async () => {
      const answer = (await (await request.get('/api/categories')).json()) as { data: { id: number; name: string }[] }
      return answer.data
    }
    const made = (await names()).at(-1)
    expect(made?.name).toBe('Hat stands')
    expect(await (await request.get(`/products?category_id=${made?.id}`)).text()).toContain(
      'alt="A hat stand in a hall"',
    )
    const last = (await names()).length
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`Hat stands is at place ${last} of ${last}`)).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`Hat stands is at place ${last - 1} of ${last}`)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText('The new order is saved')).toBeVisible()
    expect((await names()).at(-2)?.name).toBe('Hat stands')

    await page.getByRole('button', { name: 'Actions for Hat stands' }).click()
    await page.getByRole('menuitem', { name: 'Merge into another' }).click()
    const [into] = await names()
    await page
      .getByRole('dialog')
      .getByLabel(/^Into/)
      .selectOption({ label: into?.name ?? '' })
    await page.getByRole('button', { name: `Merge into ${into?.name}` }).click()
    await expect(handle).toBeHidden()
    const led = await request.get(`/products?category_id=${made?.id}`)
    expect(new URL(led.url()).search).toBe(`?category_id=${into?.id}`)
  },
)
