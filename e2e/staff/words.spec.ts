import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './staff.ts'

test(
  'what nobody found is given a meaning with one press, and the next shopper finds it',
  { tag: '@once' },
  async ({ page, request, comesAs }) => {
    const found = async () =>
      ((await (await request.get('/api/products?search=gaddichair')).json()) as { data: { total: number } }).data.total
    expect(await found()).toBe(0)
    await comesAs('staff')
    await page.goto('/backoffice/search-words/missed')
    await page.getByRole('button', { name: 'Means the same as: gaddichair' }).click()
    await page.getByLabel('Which of our words').fill('armchair')
    await expectAccessible(page)
    await page.getByRole('button', { name: /^armchair/ }).click()
    await expect(page.getByText('“gaddichair” now means armchair')).toBeVisible()
    expect(await found()).toBeGreaterThan(0)

    await page.getByRole('link', { name: 'Try a search' }).click()
    await page.getByLabel('Words of a shopper').fill('gaddichair')
    await page.getByRole('button', { name: 'Try', exact: true }).click()
    await expect(page.getByText(/^Also armchair/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'gaddichair: name' }).first()).toBeVisible()
  },
)

test(
  'a category is made, moved with the keyboard, and goes into another with its address',
  { tag: '@once' },
  async ({ page, request, comesAs }) => {
    await comesAs('staff')
    await page.goto('/backoffice/categories')
    await page.getByRole('button', { name: 'New category' }).click()
    await page.getByRole('dialog').getByLabel(/^Name/).fill('Hat stands')
    await page.getByRole('dialog').getByLabel(/^Slug/).fill('hat-stands')
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
    const handle = page.getByRole('button', { name: 'Move Hat stands' })
    await expect(handle).toBeVisible()
    await expectAccessible(page)
    const names = async () => {
      const answer = (await (await request.get('/api/categories')).json()) as { data: { id: number; name: string }[] }
      return answer.data
    }
    const made = (await names()).at(-1)
    expect(made?.name).toBe('Hat stands')
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
    await page.goto(`/products?category_id=${made?.id}`)
    await expect(page).toHaveURL(`/products?category_id=${into?.id}`)
  },
)
