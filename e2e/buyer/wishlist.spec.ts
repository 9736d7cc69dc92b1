import { expect, type Page } from '@playwright/test'
import { test } from '../support/shop-test.ts'
import { fillLogin, loggedIn, openAccountMenu, registered, somebody } from './person.ts'

const SOFA = 'Teesta Three-Seater Sofa'
const badge = (page: Page) => page.getByTestId('wishlist-badge')
const bannerLink = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name })

async function wish({ request }: Page, { token }: { token: string }): Promise<void> {
  const { data: sofa } = await (await request.get('/api/products/teesta-three-seater-sofa')).json()
  await request.put(`/api/wishlist/${sofa.id}`, { headers: { Authorization: `Bearer ${token}` } })
}

test(
  'who comes after somebody else in the same tab finds their own wishes and nobody else’s',
  { tag: '@once' },
  async ({ page }) => {
    const bina = await registered(page.request, somebody('Bina Das'))
    const asha = await loggedIn(page)
    await wish(page, asha)
    await page.goto('/about')
    await expect(badge(page)).toHaveText('1')
    await openAccountMenu(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(badge(page)).toBeHidden()
    await bannerLink(page, 'Login').click()
    await fillLogin(page, bina)
    await expect(page).toHaveURL('/')
    await expect(badge(page)).toBeHidden()
    await bannerLink(page, /^Wishlist/).click()
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()

    await openAccountMenu(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await bannerLink(page, 'Login').click()
    await fillLogin(page, asha)
    await expect(badge(page)).toHaveText('1')
  },
)

test.describe('a list that does not arrive', () => {
  test.use({ expectedComplaints: [/500/] })

  test(
    'is on its way, or has failed and can be asked for again; it is not empty',
    { tag: '@once' },
    async ({ page }) => {
      const { token } = await loggedIn(page)
      const headers = { Authorization: `Bearer ${token}` }
      const { data: sofa } = await (await page.request.get('/api/products/teesta-three-seater-sofa')).json()
      await page.request.put(`/api/wishlist/${sofa.id}`, { headers })
      let answer: (() => void) | undefined
      await page.route('/api/wishlist', async (route) => {
        await new Promise<void>((resolve) => (answer = resolve))
        await route.fulfill({ status: 500, json: { success: false, message: 'Broken', code: 'internal' } })
      })
      await page.goto('/wishlist')
      const main = page.getByRole('main')
      await expect(main.getByTestId('card-skeleton').first()).toBeVisible()
      await expect.poll(() => answer !== undefined).toBe(true)
      await expect(main.getByText('Nothing here yet')).toBeHidden()
      answer?.()
      await expect(main.getByRole('alert')).toContainText('Failed to load your wishlist')
      await page.unroute('/api/wishlist')
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect(main.getByRole('link', { name: SOFA, exact: true })).toBeVisible()
    },
  )
})
