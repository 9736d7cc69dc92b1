import { expect } from '@playwright/test'
import { arrive, line, openCart, payButton, piece, test } from './buying.ts'

test(
  'who comes to the checkout from a page that lets no provider in gets the checkout whole, once',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    // As a shop with keys of Razorpay marks every page on which nobody pays.
    await page.route('/about', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('<html lang="en-IN"', '<html lang="en-IN" data-no-payment')
      await route.fulfill({ response: answer, body })
    })
    const documents: string[] = []
    page.on('request', (asked) => {
      if (asked.isNavigationRequest() && asked.frame() === page.mainFrame())
        documents.push(new URL(asked.url()).pathname)
    })
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'hasimara-spindle-chair'))] })
    await page.goto('/about')
    const panel = await openCart(page)
    await panel.getByRole('link', { name: 'Checkout' }).click()
    await expect(payButton(page)).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-no-payment')
    expect(documents).toEqual(['/about', '/checkout'])
  },
)
