import { expect, type Page } from '@playwright/test'
import { paidOrder } from '../buyer/buying.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { test, tokenOf } from './staff.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test(
  'a new product from nothing: made, previewed, published, found and bought',
  { tag: '@once' },
  async ({ page, request, buyer, comesAs }) => {
    const sku = `E2E-${Date.now()}`
    const name = `Rangli Footstool ${sku.slice(-5)}`
    await comesAs('staff')
    await page.goto('/backoffice/products/new')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('SKU', { exact: true }).fill(sku)
    await page.getByLabel('Price', { exact: true }).fill('4,200')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByText('Choose a category').last()).toBeVisible()
    await expectAccessible(page, '/backoffice/products/new')
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Chairs & Stools' })
    await page.getByLabel('Room', { exact: true }).selectOption({ label: 'Living Room' })
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Needs a short text')).toBeVisible()
    await expectAccessible(page, '/backoffice/products/$id')

    await page.getByLabel('Short text', { exact: true }).fill('A low stool of sal with a woven seat.')
    await page.getByLabel('Description', { exact: true }).fill('Woven in Siliguri from cotton tape.')
    await page.getByLabel('Weight, kg', { exact: true }).fill('3.5')
    await page.getByLabel('HSN code', { exact: true }).fill('940169')
    await save(page).click()
    await expect(page.getByText('Ready to be published')).toBeVisible()
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page.getByText('Preview: only staff see this page')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(page, '/backoffice/products/$id/preview')
    await page.getByRole('link', { name: 'Back to editing' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()

    await page.getByRole('link', { name: 'Change stock' }).click()
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: 'Receive' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^How many came/).fill('3')
    await dialog.getByRole('button', { name: 'Receive' }).click()
    await expect(page.getByText('Booked')).toBeVisible()
    await page.goto(`/products?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled()
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await paidOrder(request, buyer, slug)
  },
)

test('a price changed in the list is on the page at once, and many change by percent @once', async ({
  page,
  request,
  comesAs,
}) => {
  await comesAs('staff')
  const slug = 'sittong-table-lamp'
  const priceInShop = async () => {
    const html = await (await request.get(`/product/${slug}`)).text()
    return /"price":"([\d.]+)"/.exec(html)?.[1]
  }
  await priceInShop()
  await page.goto('/backoffice/products?search=sittong&sort=name')
  const price = page.getByRole('button', { name: /^Price of Sittong Table Lamp/ })
  await price.click()
  const field = page.getByRole('textbox', { name: 'Price of Sittong Table Lamp' })
  await field.fill('7,777')
  await expectAccessible(page.getByRole('row').filter({ has: field }))
  await field.press('Enter')
  await expect(price).toHaveText('₹7,777')
  await expect(price).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(price).toBeFocused()
  await expect.poll(priceInShop, { intervals: [50] }).toMatch(/^7777/)
  await expectAccessible(page, '/backoffice/products')

  const stock = page.getByRole('button', { name: /^Stock of Sittong Table Lamp/ })
  await stock.click()
  const counted = page.getByRole('textbox', { name: 'On hand of Sittong Table Lamp' })
  await counted.fill('a few')
  await counted.press('Enter')
  await expect(page.getByRole('alert')).toContainText('whole number')
  await counted.fill('41')
  await counted.press('Enter')
  await expect(stock).toHaveAccessibleName(/: 41 free, 0 held/)
  await expect(stock).toBeFocused()

  await page.locator('[data-row]').first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices by percent' })
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('10')
  await expect(dialog.getByRole('region', { name: 'Prices before and after' })).toContainText('₹8,550')
  await dialog.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(dialog).toBeHidden()
  await expect(price).toHaveText('₹8,550')

  await page.locator('[data-row]').first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sittong Table Lamp (copy)' })).toBeVisible()
})

test.describe('two at one product', { tag: '@once' }, () => {
  test.use({ expectedComplaints: [/status of 409/] })

  test('the second is told what changed and goes on with what they typed', async ({ page, request, shop, comesAs }) => {
    await comesAs('staff')
    await page.goto('/backoffice/products?search=SLG-SOF-102')
    await page.getByRole('link', { name: 'Teesta Two-Seater Sofa', exact: true }).click()
    await expect(page.getByLabel('Short text', { exact: true })).not.toHaveValue('')
    await page.getByRole('textbox', { name: /^Care/ }).fill('Beat it gently on a dry day.')

    const id = Number(/products\/(\d+)/.exec(page.url())?.[1])
    const headers = { Authorization: `Bearer ${await tokenOf(request, shop.url, 'owner')}` }
    const answer = await request.get(`/api/backoffice/products/${id}`, { headers })
    const { data } = (await answer.json()) as { data: { version: number } }
    const changed = await request.patch('/api/backoffice/products', {
      headers,
      data: { changes: [{ id, version: data.version, price: 61_500 }] },
    })
    expect(changed.ok()).toBe(true)

    await save(page).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Price is now ₹61,500' })
    await expect(refusal).toBeInViewport({ ratio: 1 })
    await expect(refusal).toBeFocused()
    await page.getByRole('button', { name: 'Take over the new state' }).click()
    await expect(page.getByLabel('Price', { exact: true })).toHaveValue('61500')
    await expect(page.getByRole('textbox', { name: /^Care/ })).toHaveValue('Beat it gently on a dry day.')
    await save(page).click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    await expect(save(page)).toBeDisabled()
    await expect(save(page)).toBeFocused()
  })
})

/** On a slow line. */
const savesSlowly = (page: Page) =>
  page.route(/\/api\/backoffice\/products(\/\d+)?$/, async (route) => {
    if (route.request().method() !== 'GET') await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })

test('what is typed while a product is being saved stays, and is saved by the next press @once', async ({
  page,
  comesAs,
}) => {
  await comesAs('staff')
  await page.goto('/backoffice/products?search=SLG-SOF-102')
  await page.getByRole('link', { name: 'Teesta Two-Seater Sofa', exact: true }).click()
  const [finish, description] = [page.getByLabel('Finish'), page.getByLabel('Description', { exact: true })]
  await expect(description).not.toHaveValue('')
  const before = await description.inputValue()
  await savesSlowly(page)
  await finish.fill('  Oiled  ')
  await save(page).click()
  await description.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' It smells of sal.')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await expect(finish).toHaveValue('Oiled')
  await expect(description).toHaveValue(`${before} It smells of sal.`)
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.keyboard.type(' And of oil.')
  await save(page).click()
  await expect(page.getByText('Not saved yet')).toBeHidden()
  await page.reload()
  await expect(description).toHaveValue(`${before} It smells of sal. And of oil.`)
})

test('what is typed while a new product is being made is saved to it by the next press @once', async ({
  page,
  comesAs,
}) => {
  const sku = `E2E-${Date.now()}`
  await comesAs('staff')
  await page.goto('/backoffice/products/new')
  await savesSlowly(page)
  await page.getByLabel('Name', { exact: true }).fill('Rangli Stool')
  await page.getByLabel('SKU', { exact: true }).fill(sku)
  await page.getByLabel('Price', { exact: true }).fill('4,200')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Chairs & Stools' })
  await page.getByLabel('Room', { exact: true }).selectOption({ label: 'Living Room' })
  const keep = page.getByRole('button', { name: 'Save as draft' })
  const description = page.getByLabel('Description', { exact: true })
  await keep.click()
  await description.pressSequentially('Woven from cotton tape.')
  await expect(page.getByText('Saved as a draft').first()).toBeVisible()
  await expect(description).toHaveValue('Woven from cotton tape.')
  await keep.click()
  await expect(page.getByText(`SKU ${sku}`)).toBeVisible()
  await page.reload()
  await expect(description).toHaveValue('Woven from cotton tape.')
})

test(
  'on a phone the next row is ticked beside the bar of the ticked ones',
  { tag: '@once' },
  async ({ page, comesAs }) => {
    await comesAs('staff')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/backoffice/products?sort=name')
    const ticks = page.getByRole('checkbox', { name: /^Select / })
    const bar = page.getByRole('group', { name: 'Selected products' })
    await ticks.first().click()
    await expect(bar).toContainText('1 selected')
    expect((await bar.boundingBox())?.height).toBeLessThan(120)
    await expectNoSidewaysScrolling(page)
    for (const at of [1, 2]) {
      await ticks.nth(at).focus()
      const box = await ticks.nth(at).boundingBox()
      // Where it stands, as a thumb would: a click of Playwright's looks for a place where nothing covers it.
      await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9)
      await expect(bar).toContainText(`${at + 1} selected`)
    }
    await bar.getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByRole('dialog', { name: 'Archive 3 products?' })).toBeVisible()
  },
)
