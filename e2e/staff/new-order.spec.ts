import { expect, type Page } from '@playwright/test'
import { piece } from '../buyer/buying.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { test } from './staff.ts'

const LAMP = { slug: 'sittong-table-lamp', name: 'Sittong Table Lamp' }
const SIMULATOR = Buffer.from('rzp_test_SaalgharDemo01:saalghar-simulated-key-secret').toString('base64')

async function fillSale(page: Page): Promise<void> {
  await page.goto('/backoffice/orders/new')
  await page.getByRole('combobox', { name: 'Add a piece' }).fill('sittong table')
  await page.getByRole('option', { name: new RegExp(LAMP.name) }).click()
  await expect(page.getByRole('list', { name: 'Pieces of this sale' })).toContainText(LAMP.name)
  await page.getByLabel('Name', { exact: true }).fill('Pemba Lama')
  await page.getByLabel('Phone').fill('9832055555')
}

/** A shelf made for one buyer, at ₹900. */
async function addShelf(page: Page): Promise<void> {
  await page.goto('/backoffice/orders/new')
  await page.getByRole('button', { name: 'Add a custom piece' }).click()
  await page.getByLabel('What is it?').fill('Teak shelf')
  await page.getByLabel('Price of one').fill('900')
  await page.getByRole('button', { name: 'Add to the sale' }).click()
  await expect(page.getByRole('button', { name: 'Take ₹900' })).toBeEnabled()
}

/** Answers the address of the link. */
async function makeLink(page: Page): Promise<string> {
  await fillSale(page)
  await page.getByLabel('Payment link').check()
  await page.getByRole('button', { name: /^Make a link for ₹/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Make a link/ })
    .click()
  const link = page.getByRole('region', { name: 'Sold' }).getByRole('link', { name: /simulator/ })
  await expect(link).toBeVisible()
  return (await link.getAttribute('href')) ?? ''
}

test.beforeEach(async ({ page, comesAs }) => {
  await page.route('**/api/backoffice/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
  await comesAs('staff')
})

test(
  'a walk-in pays cash and takes the lamp along: the stock knows, and there is an invoice',
  { tag: '@once' },
  async ({ page, request }) => {
    const before = await piece(request, LAMP.slug)
    await fillSale(page)
    await expect(page.getByRole('button', { name: /^Take ₹/ })).toBeEnabled()
    await expectAccessible(page, '/backoffice/orders/new')
    await page.getByRole('button', { name: /^Take ₹/ }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('in cash from Pemba Lama')
    await question.getByRole('button', { name: /^Take ₹/ }).click()
    const sold = page.getByRole('region', { name: 'Sold' })
    await expect(sold).toContainText('Sold and handed over')
    await expect(sold).toContainText(/Invoice SLG\//)
    await expect(sold.getByRole('button', { name: 'Print the invoice' })).toBeVisible()
    expect((await piece(request, LAMP.slug)).stock_quantity).toBe(before.stock_quantity - 1)
  },
)

test('who leaves a sale that is begun is asked first, and keeps it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/backoffice/orders/new')
  await page.getByLabel('Name', { exact: true }).fill('Pemba Lama')
  const asked: string[] = []
  let answer = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (answer ? dialog.accept() : dialog.dismiss())
  })
  const away = page.getByRole('link', { name: 'Returns' }).first()
  await away.click()
  await expect.poll(() => asked).toEqual(['Leave without saving what you typed?'])
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pemba Lama')
  answer = true
  await away.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
})

test(
  'a link is paid on its own page, and the desk sees it; another expires, and its lamp is free again',
  { tag: '@once' },
  async ({ page, request, context }) => {
    const before = await piece(request, LAMP.slug)
    const link = await makeLink(page)
    expect((await piece(request, LAMP.slug)).stock_quantity).toBe(before.stock_quantity - 1)
    const buyer = await context.newPage()
    await buyer.goto(link)
    await buyer.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(buyer.getByText('Paid. Thank you.')).toBeVisible()
    await buyer.close()
    await expect(page.getByRole('region', { name: 'Sold' })).toContainText('Sold and paid')
    await expect(page.getByRole('region', { name: 'Sold' })).toContainText(/Invoice SLG\//)

    const other = await makeLink(page)
    await request.post('/simulator/razorpay/control', {
      headers: { Authorization: `Basic ${SIMULATOR}` },
      data: { expire_link: other.split('/').at(-1) },
    })
    await expect(page.getByRole('region', { name: 'Sold' })).toContainText('the pieces are free again')
    expect((await piece(request, LAMP.slug)).stock_quantity).toBe(before.stock_quantity - 1)
  },
)

test(
  'an advance is taken, and the rest at the order: then it is paid, and the invoice is there',
  { tag: '@once' },
  async ({ page }) => {
    await fillSale(page)
    await page.getByLabel('Picked up later').check()
    await page.getByLabel('Advance').fill('100')
    await page.getByRole('button', { name: 'Take ₹100' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take ₹100' }).click()
    const sold = page.getByRole('region', { name: 'Sold' })
    await expect(sold).toContainText('Sold, paid in part')
    await expect(sold).toContainText(/Receipt voucher SLA\//)
    await sold.getByRole('link').click()

    const money = page.getByRole('region', { name: 'Money' })
    await expect(money).toContainText('₹100 paid')
    await expectAccessible(money)
    await money.getByRole('button', { name: 'Take the money' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take the money' })
    const amount = dialog.getByLabel('Amount')
    const due = await amount.inputValue()
    await amount.fill('99999999999999999')
    await expect(amount).toHaveAccessibleDescription('At most ₹1,00,00,000')
    await amount.fill(due)
    await dialog.getByLabel('UPI').check()
    await dialog.getByLabel('Reference').fill('UPI 4411')
    await dialog.getByRole('button', { name: /^Take ₹/ }).click()
    await expect(dialog).toBeHidden()
    await expect(money).toContainText('Reference UPI 4411')
    await expect(money.getByRole('button', { name: 'Take the money' })).toBeHidden()
    await expect(page.getByRole('region', { name: 'Documents' })).toContainText('Tax invoice')
  },
)

test(
  'an advance that is no amount is refused at its field, and one in paise leaves exactly the rest',
  { tag: '@once' },
  async ({ page }) => {
    await addShelf(page)
    const [advance, total] = [page.getByLabel('Advance'), page.getByLabel('Total')]
    const sell = page.getByRole('button', { name: /^(Take|Sell)/ })
    const type = async (text: string) => {
      await advance.clear()
      await advance.pressSequentially(text)
    }
    for (const text of ['abc', '-', '.', '99999999999999999999']) {
      await type(text)
      await expect(advance).toHaveAccessibleDescription(/Must be between ₹1 and ₹1,00,00,000/)
      await expect(sell).toBeDisabled()
    }
    await type('12.345')
    await expect(advance).toHaveAccessibleDescription(/At most two decimals/)
    await type('900')
    await expect(advance).toHaveAccessibleDescription(/An advance is less than the price/)
    await expect(sell).toBeDisabled()

    await type('₹ 512.20')
    await expect(page.getByRole('button', { name: 'Take ₹512.20' })).toBeEnabled()
    await expect(total).toContainText('Due later₹387.80')
  },
)

test(
  'a custom piece is priced as people write it, and one that has no price is not added',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/backoffice/orders/new')
    await page.getByRole('button', { name: 'Add a custom piece' }).click()
    await page.getByLabel('What is it?').fill('Teak shelf')
    const [price, add] = [page.getByLabel('Price of one'), page.getByRole('button', { name: 'Add to the sale' })]
    await price.pressSequentially('12.345')
    await expect(price).toHaveAccessibleDescription('At most two decimals')
    await expect(add).toBeDisabled()
    await price.clear()
    await price.pressSequentially('₹ 12,000')
    await add.click()
    await expect(page.getByRole('list', { name: 'Pieces of this sale' })).toContainText('₹12,000 each')
  },
)

test(
  'a discount is read as people write it, and refused at its field where it cannot be read',
  { tag: '@once' },
  async ({ page }) => {
    await addShelf(page)
    const [discount, total] = [page.getByLabel(/^Discount/), page.getByLabel('Total')]
    const type = async (text: string) => {
      await discount.clear()
      await discount.pressSequentially(text)
    }
    for (const text of ['abc', '-500']) {
      await type(text)
      await expect(discount).toHaveAccessibleDescription('Must be between ₹1 and ₹1,00,00,000')
      await expect(page.getByRole('button', { name: 'Sell' })).toBeDisabled()
    }
    for (const text of ['₹500', '5 00', '0,500']) {
      await type(text)
      await expect(total).toContainText('To pay₹400')
      await expect(page.getByLabel('Reason for the discount')).toHaveAttribute('required')
    }
  },
)

test(
  'all that is missing of a sale is marked at once, and the first of it is where the typing goes on',
  { tag: '@once' },
  async ({ page }) => {
    await addShelf(page)
    await page.getByLabel(/^Discount/).fill('500')
    await page.getByRole('button', { name: 'Take ₹400' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Full Name is required')
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Phone is required')
    await expect(page.getByLabel('Reason for the discount')).toHaveAccessibleDescription('Say why')
    await page.keyboard.type('Pemba Lama')
    await page.getByLabel('Phone').fill('9832055555')
    await page.getByLabel('Reason for the discount').fill('A scratch')
    await page.getByRole('button', { name: 'Take ₹400' }).click()
    await expect(page.getByRole('dialog')).toContainText('in cash from Pemba Lama')
  },
)
