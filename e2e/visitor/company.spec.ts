import { expect } from '@playwright/test'
import { test } from '../support/shop-test.ts'

test('the company tells its story, its values and its crafts', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible()
  const values = page.getByRole('region', { name: 'Our Values' })
  await expect(values.getByRole('heading', { level: 3 })).toHaveText([
    'Passion',
    'Quality',
    'Heritage',
    'Elegance',
    'Community',
    'Sustainability',
  ])
  await expect(page.getByText('42 years', { exact: true })).toBeVisible()
  await expect(page.getByText('300+', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Panel production' })).toBeVisible()
})

test('Explore Our Heritage leads to the years since 1983', async ({ page }) => {
  await page.goto('/about')
  const heritage = page.getByRole('heading', { name: 'Our Heritage', exact: true })
  await expect(heritage).not.toBeInViewport()
  await page.getByRole('button', { name: 'Explore Our Heritage' }).click()
  await expect(heritage).toBeInViewport()
  await expect(heritage).toBeFocused()
  await expect(page.getByRole('region', { name: 'Our Heritage' }).getByText('1983', { exact: true })).toBeVisible()
})
