import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from '../support/shop-test.ts'

test(
  'a wished piece goes into the cart from here; where a colour is to be chosen its page is next',
  { tag: '@once' },
  async ({ page }) => {
    for (const slug of ['siliguri-chowki-stool', 'teesta-three-seater-sofa']) {
      await page.goto(`/product/${slug}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: /to wishlist$/ })
        .first()
        .click()
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /from wishlist$/ })
          .first(),
      ).toBeVisible()
    }
    await page.goto('/wishlist')
    await page.getByRole('button', { name: 'Add to Cart Siliguri Chowki Stool' }).click()
    await expect(page.getByText('Siliguri Chowki Stool added to cart!').first()).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toHaveText('1')
    await page.getByRole('link', { name: 'Choose a colour of Teesta Three-Seater Sofa' }).click()
    await expect(page).toHaveURL('/product/teesta-three-seater-sofa')
  },
)

test('a guest keeps what they like, and lets it go again', async ({ page }) => {
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await page.goto('/product/teesta-three-seater-sofa')
  const heart = page.getByRole('button', { name: 'Add Teesta Three-Seater Sofa to wishlist' })
  await expect(page.getByTestId('wishlist-badge')).toBeHidden()
  await heart.click()
  await expect(page.getByTestId('wishlist-badge')).toHaveText('1')
  await expect(page.getByRole('button', { name: 'Remove Teesta Three-Seater Sofa from wishlist' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist (1 piece)' }).click()
  await expect(page).toHaveURL('/wishlist')
  await expect(page.getByRole('link', { name: 'Teesta Three-Seater Sofa', exact: true })).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await page.getByRole('button', { name: 'Remove Teesta Three-Seater Sofa from wishlist' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

test(
  'a wished piece that is made to order says so before it goes into the cart',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/product/lamahatta-wardrobe')
    await page
      .getByRole('main')
      .getByRole('button', { name: /to wishlist$/ })
      .first()
      .click()
    await page.goto('/wishlist')
    await expect(page.getByRole('main').getByRole('article')).toContainText(
      'Made to order in 4-8 weeks · cannot be returned',
    )
  },
)
