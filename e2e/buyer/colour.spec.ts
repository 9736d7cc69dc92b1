import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { tokenOf } from '../staff/staff.ts'
import type { Shop } from '../support/shop.ts'
import { arrive, fillAddress, openCart, ordersOf, payButton, payByUpi, test } from './buying.ts'
import { mailTo, registered } from './person.ts'

const NAME = 'Teesta Three-Seater Sofa'
const SKU = 'SLG-SOF-101-TERRACOTTA'

/** Name, colour, number and picture: nobody has to guess which one it is. */
async function expectInColour(place: Locator): Promise<void> {
  for (const words of [NAME, 'Terracotta', SKU]) await expect(place).toContainText(words)
  await expect(place.locator('img').first()).toHaveAttribute('src', /terracotta/)
}

async function buyInTerracotta(page: Page): Promise<void> {
  await page.goto('/product/teesta-three-seater-sofa')
  await page.locator('label', { hasText: 'Terracotta' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const panel = await openCart(page)
  await expectInColour(panel.getByTestId('cart-line'))
  await panel.getByRole('link', { name: 'Checkout' }).click()
  await expectInColour(page.getByTestId('summary-line'))
  await fillAddress(page)
  await payButton(page).click()
  await payByUpi(page)
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
}

async function deliver(request: APIRequestContext, shop: Shop, id: number | undefined): Promise<void> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, shop.url, 'staff')}` }
  const desk = `/api/backoffice/orders/${id}`
  const left = await request.patch(`${desk}/ship`, {
    headers,
    data: { carrier: 'Hill Carriers', tracking_number: '1', eway_bill_number: '123456789012' },
  })
  expect(left.ok(), await left.text()).toBe(true)
  expect((await request.patch(`${desk}/deliver`, { headers, data: {} })).ok()).toBe(true)
}

test(
  'the chosen colour goes along: cart, checkout, order, list, mail, return, buying again',
  { tag: '@once' },
  async ({ page, request, shop }) => {
    const person = await registered(request)
    await arrive(page, { person })
    await buyInTerracotta(page)
    await expectInColour(page.getByRole('region', { name: 'Order Items' }).getByRole('listitem'))
    expect(await mailTo(shop, person.email, /confirmed/i)).toContain(`${NAME} (Terracotta), SKU ${SKU} x 1`)

    const [order] = await ordersOf(request, person)
    await deliver(request, shop, order?.id)
    await page.getByRole('main').getByRole('link', { name: 'View All Orders' }).click()
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: order?.order_number ?? '' })
      .first()
    await expectInColour(card)
    await card.getByRole('button', { name: 'Return items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Return items' })
    await expectInColour(dialog)
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    await card.getByRole('button', { name: 'Buy again' }).click()
    await expect(page).toHaveURL('/checkout')
    await expectInColour(page.getByTestId('summary-line'))
  },
)
