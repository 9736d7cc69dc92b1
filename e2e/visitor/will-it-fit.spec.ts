import { expect } from '@playwright/test'
import { test } from '../support/shop-test.ts'

test('a visitor stands pieces along a wall, is told what fits, and sends the plan', async ({ page }) => {
  await page.goto('/will-it-fit?pieces=teesta-three-seater-sofa')
  const status = page.getByRole('status').filter({ hasText: 'stay free' })
  await expect(status).toContainText('146 cm of 360 cm stay free')

  const sofa = page.getByRole('slider', { name: /Teesta Three-Seater Sofa/ })
  await sofa.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(sofa).toHaveAttribute('aria-valuenow', '10')
  await expect(page).toHaveURL(/teesta-three-seater-sofa_10/)

  const box = await sofa.boundingBox()
  if (!box) throw new Error('The sofa is not drawn')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 400, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(sofa).toHaveAttribute('aria-valuenow', '146')

  await page.getByRole('textbox', { name: 'Door, width in cm' }).fill('50')
  await expect(page.getByText(/Does not go through a door of 50 cm/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Door, width in cm' }).fill('95')

  await page.getByRole('combobox', { name: 'Add a piece' }).fill('mirik')
  await page.getByRole('option', { name: /Mirik/ }).click()
  await expect(page.getByRole('slider', { name: /Mirik/ })).toBeVisible()
  await expect(page).toHaveURL(/door=95&pieces=teesta-three-seater-sofa_146(,|%2C)mirik-floor-lamp/)

  await page.getByRole('button', { name: 'Send to the showroom' }).click()
  const letter = page.getByRole('dialog', { name: 'Send to the showroom' })
  await expect(letter.getByLabel('Message')).toHaveValue(/will-it-fit\?.*pieces=teesta/)
  await letter.getByLabel('Full Name').fill('Asha Rai')
  await letter.getByLabel('Email').fill('asha@example.com')
  await letter.getByRole('button', { name: 'Send plan' }).click()
  await expect(letter.getByText('Your plan is with us')).toBeVisible()
})

test('who is quicker than the code of a part of the planner gets what they asked for', async ({ page }) => {
  await page.goto('/will-it-fit?pieces=teesta-three-seater-sofa')
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const box = page.getByRole('combobox', { name: 'Add a piece' })
  await box.fill('mirik')
  await box.press('Enter')
  await page.getByRole('button', { name: 'Send to the showroom' }).click()
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached()
  letCome()
  await expect(page.getByRole('dialog', { name: 'Send to the showroom' })).toBeVisible()
  await expect(page).toHaveURL(/pieces=teesta-three-seater-sofa_0(,|%2C)mirik-floor-lamp/)
})

test('Enter before the suggestions have come adds the piece when they come, or says that there is none', async ({
  page,
}) => {
  await page.goto('/will-it-fit?pieces=teesta-three-seater-sofa')
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/api/products?search=*', async (route) => {
    await held
    await route.continue()
  })
  const box = page.getByRole('combobox', { name: 'Add a piece' })
  await box.pressSequentially('mirik')
  await expect(page.getByText('Loading suggestions...')).toBeVisible()
  await box.press('Enter')
  letCome()
  await expect(page).toHaveURL(/pieces=teesta-three-seater-sofa_0(,|%2C)mirik-floor-lamp/)
  await expect(box).toHaveValue('')
  await box.fill('zzqqxx')
  await box.press('Enter')
  await expect(page.getByText('No products found', { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(box).toHaveValue('zzqqxx')
})
