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
