import { expect, type Page } from '@playwright/test'
import { fillAddress, openCart, payButton, payByUpi, test } from './buying.ts'
import { fillLogin, mailTo, registered, somebody } from './person.ts'

/** As a guest goes: a piece, the cart, the button. Nothing is typed into the address bar. */
async function pressInCart(page: Page, link: 'Checkout' | 'View Orders'): Promise<void> {
  await page.goto('/product/siliguri-chowki-stool')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByTestId('cart-badge')).toHaveText('1')
  const panel = await openCart(page)
  await panel.getByRole('link', { name: link }).click()
}

async function pressCheckout(page: Page): Promise<void> {
  await pressInCart(page, 'Checkout')
  await expect(page).toHaveURL('/login?from=%2Fcheckout')
  // The product's page names the stool too: the address changes before the screen does.
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Siliguri Chowki Stool')
}

async function payAndSee(page: Page): Promise<void> {
  await expect(page).toHaveURL('/checkout')
  await fillAddress(page)
  await payButton(page).click()
  await payByUpi(page)
  await expect(page).toHaveURL(/\/order-confirmation\/SLG-/)
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
}

/** Who has just come in finds the cart and the own name at the checkout, and pays. */
async function payAs(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByTestId('summary-line')).toContainText('Siliguri Chowki Stool')
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await payAndSee(page)
}

async function onASlowPhone(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  })
}

test('a guest buys: cart, Checkout, log in, pay', { tag: '@once' }, async ({ page }) => {
  const person = await registered(page.request)
  await pressCheckout(page)
  await fillLogin(page, person)
  await payAndSee(page)
})

test('a guest on a slow network buys just the same', async ({ page }) => {
  const person = await registered(page.request)
  await onASlowPhone(page)
  await pressCheckout(page)
  await fillLogin(page, person)
  await payAndSee(page)
})

test('a guest who registers on the way comes back to the checkout and pays', async ({ page }) => {
  const person = somebody()
  await pressCheckout(page)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register?from=%2Fcheckout')
  await page.getByLabel('Full Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password').fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await payAs(page, person.name)
})

test('a guest who asks for a code comes back to the checkout and pays', async ({ page, shop }) => {
  const { name, email } = await registered(page.request)
  await pressCheckout(page)
  await page.getByRole('button', { name: 'Email me a sign-in code instead' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code from the mail').fill(/\b\d{6}\b/.exec(await mailTo(shop, email, /code/i))?.[0] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  await payAs(page, name)
})

test(
  'the login shows the cart from its first moment, so that no button moves away',
  { tag: '@once' },
  async ({ page }) => {
    await pressInCart(page, 'Checkout')
    const withoutCart = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const look = () => {
            const main = document.querySelector('main')?.textContent ?? ''
            if (main.startsWith('Login')) resolve(!main.includes('Your cart: 1 item'))
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    expect(withoutCart).toBe(false)
  },
)

test('a guest who comes in with Google comes back to the checkout and pays', async ({ page }) => {
  const { name, email } = somebody('Ritu Thapa')
  await pressCheckout(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue as this person' }).click()
  await payAs(page, name)
})

test('View Orders leads a guest to the login and on to the orders', async ({ page }) => {
  const person = await registered(page.request)
  await pressInCart(page, 'View Orders')
  await expect(page).toHaveURL('/login?from=%2Forders')
  await fillLogin(page, person)
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
})

test.describe('the shop does not answer', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('who is logged in is told so, and goes on when it does', async ({ page }) => {
    const person = await registered(page.request)
    await page.addInitScript((token) => localStorage.setItem('auth_token', token), person.token)
    await page.route('**/api/user', (route) => route.abort())
    await page.goto('/orders')
    await expect(page.getByRole('heading', { name: 'Your account could not be checked' })).toBeVisible()
    await page.unroute('**/api/user')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  })
})
