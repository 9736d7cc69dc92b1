import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { arrive, fillAddress, HOME, line, openCart, payButton, payWindow, piece, test } from './buying.ts'
import { fillLogin, registered, toast } from './person.ts'

test('an empty cart goes home', { tag: '@once' }, async ({ page, buyer }) => {
  await arrive(page, { person: buyer })
  await page.goto('/checkout')
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Your cart is empty')).toBeVisible()
})

test('the form asks for seven things, knows two, and the PIN brings two more; it leads nowhere but back, to help and to the cart', async ({
  page,
  request,
  buyer,
}) => {
  await arrive(page, { person: buyer, cart: [line(await piece(request, 'siliguri-chowki-stool'), 2)] })
  await page.goto('/checkout')
  await expect(page.getByLabel('Full Name')).toHaveValue(buyer.name)
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email)
  await expect(page.locator('form :is(input:not([type=checkbox]), select, textarea):visible')).toHaveCount(8)
  await expect(page.getByLabel('Same as billing address')).toBeChecked()
  await expect(page.getByLabel(/^Order Notes/)).toHaveAttribute('rows', '3')
  await expect(page.getByLabel('Postal Code')).toHaveAttribute('autocomplete', 'billing postal-code')
  await page.getByLabel('Postal Code').fill('737101')
  await expect(page.getByLabel('City')).toHaveValue('Gangtok')
  await expect(page.getByLabel('State')).toHaveValue('Sikkim')
  const summary = page.getByRole('region', { name: 'Order Summary' })
  for (const text of ['Quantity: 2', '₹9,600', '₹8,135.59', 'Tax (18% GST)', '₹1,464.41', 'Free'])
    await expect(summary).toContainText(text)
  await expect(payButton(page)).toHaveText('Pay with Razorpay')

  await test.step('the ways out, and the same sums in the cart', async () => {
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible()
    await page.goBack()
    // Pressing it would leave the browser for the phone.
    await expect(banner.getByRole('link', { name: /Need help/ })).toHaveAttribute('href', /^tel:/)
    await expect(banner.getByRole('navigation')).toHaveCount(0)
    await expect(banner.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
    const sums = (place: Locator) => place.locator('dl').innerText()
    const atCheckout = await sums(page.getByRole('region', { name: 'Order Summary' }))
    expect(atCheckout.replaceAll(/\s+/g, ' ')).toBe(
      'Items ₹9,600 Subtotal ₹8,135.59 Tax (18% GST) ₹1,464.41 Shipping Free Total ₹9,600',
    )
    expect(await sums(await openCart(page))).toBe(atCheckout)
  })
})

test('what is missing is named, and the first of it focused; PIN, state and GSTIN are held against each other', async ({
  page,
  request,
  buyer,
}) => {
  await arrive(page, { person: buyer, cart: [line(await piece(request, 'siliguri-chowki-stool'))] })
  await page.goto('/checkout')
  await page.getByLabel('Phone').fill('12345')
  await page.getByLabel('Phone').blur()
  await expect(
    page.getByText('Phone must be a 10-digit Indian mobile number, or a landline with its STD code'),
  ).toBeVisible()
  await page.getByLabel('Phone').fill('')
  await expect(
    page.getByText('Phone must be a 10-digit Indian mobile number, or a landline with its STD code'),
  ).toBeHidden()
  await page.getByLabel('Full Name').fill('')
  await page.getByLabel('Same as billing address').uncheck()
  await page.getByLabel('Full Name').nth(1).fill('')
  await payButton(page).click()
  for (const label of ['Full Name', 'Phone', 'Address', 'Postal Code', 'City', 'State'])
    await expect(page.getByText(`${label} is required`).first()).toBeVisible()
  const name = page.getByLabel('Full Name').first()
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-describedby', 'billing-name-error')
  const head = await page.getByRole('banner').boundingBox()
  expect((await name.boundingBox())?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
  await expectAccessible(page.getByRole('main'))

  await test.step('in plain sentences', async () => {
    await name.fill(HOME.name)
    await page.getByLabel('Same as billing address').check()
    await fillAddress(page)
    await page.getByLabel('State').selectOption('Kerala')
    const wrongPlace = page.getByText('PIN code 734001 is in West Bengal, not in Kerala. Please correct one of them.')
    await expect(wrongPlace).toBeVisible()
    await page.getByLabel('State').selectOption('West Bengal')
    await expect(wrongPlace).toBeHidden()
    await page.getByLabel('Postal Code').fill('744101')
    await payButton(page).click()
    await expect(page.getByText('We do not deliver to PIN 744101.').first()).toBeVisible()
    await expect(page.getByLabel('Postal Code')).toBeFocused()
    await page.getByLabel('Postal Code').fill(HOME.postal_code)
    await page.getByRole('button', { name: 'Buying for a business? Add your GSTIN' }).click()
    await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV')
    await page.getByLabel('GSTIN').blur()
    await expect(page.getByText(/registered in Maharashtra, but the billing address is in West Bengal/)).toBeVisible()
    await payButton(page).click()
    await expect(page.getByLabel('GSTIN')).toBeFocused()
    await expect(page.getByText('Company Name is required with a GSTIN')).toBeVisible()
    await page.getByLabel('State').selectOption('Maharashtra')
    await expect(page.getByText(/registered in Maharashtra/)).toBeHidden()
    await page.getByLabel('State').selectOption('West Bengal')
    await expect(page.getByText(/registered in Maharashtra, but the billing address is in West Bengal/)).toBeVisible()
  })
})

test('the default address is filled in, and a landline is a phone', { tag: '@once' }, async ({ page, request }) => {
  const person = await registered(request)
  const headers = { Authorization: `Bearer ${person.token}` }
  await request.post('/api/addresses', { headers, data: { ...HOME, phone: '0353 251 2345' } })
  await arrive(page, { person, cart: [line(await piece(request, 'siliguri-chowki-stool'))] })
  await page.goto('/checkout')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(HOME.address)
  await expect(page.getByLabel('Phone')).toHaveValue('3532512345')
  await expect(page.getByRole('button', { name: HOME.name })).toHaveAttribute('aria-pressed', 'true')
  await payButton(page).click()
  await expect(payWindow(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
})

test(
  'the default address does not write over what was typed before a reload',
  { tag: '@once' },
  async ({ page, request }) => {
    const person = await registered(request)
    await request.post('/api/addresses', { headers: { Authorization: `Bearer ${person.token}` }, data: HOME })
    await arrive(page, { person, cart: [line(await piece(request, 'siliguri-chowki-stool'))] })
    await page.goto('/checkout')
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(HOME.address)
    for (const label of ['Phone', 'Address']) await page.getByLabel(label, { exact: true }).fill('')
    await page.getByLabel('Full Name').fill('Hotel Teesta')
    await page.getByLabel('Postal Code').fill('737101')
    await page.reload()
    await expect(page.getByRole('group', { name: /address/i }).getByRole('button', { name: HOME.name })).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Hotel Teesta')
    await expect(page.getByLabel('City')).toHaveValue('Gangtok')
  },
)

test(
  'what was typed is still there after a reload, and after a session that ended',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'siliguri-chowki-stool'))] })
    await page.goto('/checkout')
    await fillAddress(page)
    await page.getByLabel(/^Order Notes/).fill('Ring twice')
    await page.reload()
    const isStillThere = async () => {
      await expect(page.getByLabel('Address', { exact: true })).toHaveValue(HOME.address)
      await expect(page.getByLabel('City')).toHaveValue('Siliguri')
      await expect(page.getByLabel(/^Order Notes/)).toHaveValue('Ring twice')
    }
    await isStillThere()
    await page.evaluate(() => localStorage.removeItem('auth_token'))
    await page.reload()
    await expect(page).toHaveURL(/\/login\?from=%2Fcheckout/)
    await expect(page.getByRole('main')).toContainText('Siliguri Chowki Stool')
    await fillLogin(page, buyer)
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByTestId('summary-line')).toContainText('Siliguri Chowki Stool')
    await isStillThere()
  },
)

test(
  'the PIN given beside a product is known here; above one lakh the form says what works better than UPI',
  { tag: '@once' },
  async ({ page, request, buyer }) => {
    await arrive(page, { person: buyer, cart: [line(await piece(request, 'mahananda-corner-sofa'))] })
    await page.addInitScript(() => localStorage.setItem('saalghar_pin', '734101'))
    await page.goto('/checkout')
    await expect(page.getByLabel('Postal Code')).toHaveValue('734101')
    await expect(page.getByLabel('State')).toHaveValue('West Bengal')
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(/734101 .*between .* and /)
    await expect(page.getByText('For sums above ₹1,00,000 card, net banking and EMI come first')).toBeVisible()
  },
)

test('a saved address fills the form with one click', { tag: '@once' }, async ({ page, request, ananya }) => {
  await arrive(page, { person: ananya, cart: [line(await piece(request, 'siliguri-chowki-stool'))] })
  await page.goto('/checkout')
  const saved = page.getByRole('group', { name: 'Saved addresses for billing' }).getByRole('button').last()
  await saved.click()
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('City')).not.toHaveValue('')
  await expect(page.getByLabel('Phone')).toHaveValue(/^\d{10}$/)
})

test.describe('more than there is', () => {
  test.use({ expectedComplaints: [/409/] })

  test('the line itself says how many can be had, and puts it right', async ({ page, request, buyer }) => {
    const swing = await piece(request, 'rangeet-jhoola-swing')
    await arrive(page, {
      person: buyer,
      cart: [line(await piece(request, 'siliguri-chowki-stool')), line(swing, swing.stock_quantity + 2)],
    })
    await page.goto('/checkout')
    await fillAddress(page)
    await payButton(page).click()
    const short = page.getByTestId('summary-line').nth(1)
    await expect(short).toContainText(`Only ${swing.stock_quantity} available in stock`)
    await expect(payButton(page)).toHaveText('Pay with Razorpay')
    await short.getByRole('button', { name: `Take ${swing.stock_quantity}` }).click()
    await expect(short).toContainText(`Quantity: ${swing.stock_quantity}`)
    await expect(short).not.toContainText('available in stock')
  })
})
