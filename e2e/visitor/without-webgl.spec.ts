import { expect } from '@playwright/test'
import { test } from '../support/shop-test.ts'

test('a browser without WebGL is told so, and keeps the pictures @once', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/product/teesta-three-seater-sofa')
  await page.getByRole('button', { name: 'View in 3D' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'This browser cannot draw in 3D' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to pictures' }).click()
  await expect(page.getByRole('button', { name: 'Zoom the picture' })).toBeVisible()
})
