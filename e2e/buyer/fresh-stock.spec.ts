import { expect, type Page } from '@playwright/test'
import { changeBehindTheShop } from '../support/database.ts'
import type { Shop } from '../support/shop.ts'
import { test } from '../support/shop-test.ts'

type Piece = { id: number; slug: string; name: string; stock_quantity: number; colors: string[]; is_custom: boolean }

/** Plenty of it, in one colour: what a kept page may say for a while. */
async function plentiful(page: Page): Promise<Piece> {
  const answer = await page.request.get('/api/products?per_page=100')
  const { data } = (await answer.json()) as { data: { data: Piece[] } }
  const found = data.data.find((piece) => piece.stock_quantity > 8 && piece.colors.length < 2 && !piece.is_custom)
  if (!found) throw new Error('No piece of which there are more than eight')
  return found
}

/** Somebody else has bought all but these, and the kept page has not heard of it. */
const leave = (shop: Shop, { id }: Piece, left: number) =>
  changeBehindTheShop(shop, 'update products set stock_on_hand = stock_held + $2 where id = $1', [id, left])

const stepper = (page: Page) => page.getByRole('group', { name: 'Quantity', exact: true })
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()

test('a kept page asks for the stock before it fills the cart', { tag: '@once' }, async ({ page, shop }) => {
  const piece = await plentiful(page)
  await page.request.get(`/product/${piece.slug}`)
  await leave(shop, piece, 6)

  const kept = await page.goto(`/product/${piece.slug}`)
  expect(await kept?.text()).toContain(`"stock_quantity":${piece.stock_quantity}`)
  const increase = stepper(page).getByRole('button', { name: 'Increase quantity' })
  for (let at = 1; at < 6; at++) await increase.click()
  await expect(stepper(page).getByRole('button', { name: 'Only 6 available in stock' })).toBeDisabled()

  await addButton(page).click()
  await expect(page.getByText(`${piece.name} added to cart!`)).toBeVisible()
  await addButton(page).click()
  await expect(page.getByText('Only 6 available in stock', { exact: true })).toBeVisible()
  await expect(page.getByTestId('cart-badge')).toHaveText('6')

  await leave(shop, piece, 4)
  await page.getByRole('button', { name: /^Shopping cart/ }).click()
  const line = page.getByTestId('cart-line')
  await expect(line.getByText('Only 4 left in stock')).toBeVisible()
  await expect(line.getByText('Please take 4 or fewer.')).toBeVisible()
  await leave(shop, piece, piece.stock_quantity)
})

test(
  'a press with more than there is left adds nothing and says how many there are',
  { tag: '@once' },
  async ({ page, shop }) => {
    const piece = await plentiful(page)
    await page.goto(`/product/${piece.slug}`)
    // The keyboard's way: nothing is asked for before the button has the focus.
    await stepper(page).getByRole('button', { name: 'Increase quantity' }).dispatchEvent('click')
    await stepper(page).getByRole('button', { name: 'Increase quantity' }).dispatchEvent('click')
    await expect(stepper(page).getByRole('status')).toHaveText('3')
    await leave(shop, piece, 2)
    await addButton(page).dispatchEvent('click')
    await expect(page.getByText('Only 2 available in stock', { exact: true })).toBeVisible()
    await expect(stepper(page).getByRole('status')).toHaveText('2')
    await expect(page.getByTestId('cart-badge')).toBeHidden()
    await leave(shop, piece, piece.stock_quantity)
  },
)
