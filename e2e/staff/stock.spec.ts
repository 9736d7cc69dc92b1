import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { OnePieceJson, PieceJson } from '#domain/api/stock-desk.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { goesTo, test, tokenOf, untilFilled } from './staff.ts'

const LAMP = 'Sittong'

async function pieceCalled(request: APIRequestContext, token: string, search: string): Promise<PieceJson> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await request.get(`/api/backoffice/stock?search=${search}`, { headers })
  const [found] = ((await answer.json()) as { data: { data: PieceJson[] } }).data.data
  if (!found) throw new Error(`Nothing is called ${search}`)
  return found
}

const figure = (page: Page, label: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

test('along the shelves with a phone: scan, type, next; and who counts too late is told', async ({
  page,
  request,
  shop,
  comesAs,
}) => {
  const owner = await tokenOf(request, shop.url, 'owner')
  const piece = await pieceCalled(request, owner, LAMP)
  await comesAs('staff')
  await page.goto('/backoffice/stock/count')
  await page.getByLabel('SKU or name').fill(piece.sku.toLowerCase())
  await page.getByLabel('SKU or name').press('Enter')
  await expect(page.getByText(/The books say \d+/)).toBeVisible()
  await expectNoSidewaysScrolling(page)
  await expectAccessible(page, '/backoffice/stock/count')

  // Meanwhile the owner has counted it.
  const headers = { Authorization: `Bearer ${owner}`, 'idempotency-key': `owner-${Date.now()}` }
  const opened = (await (await request.get(`/api/backoffice/stock/${piece.id}`, { headers })).json()) as {
    data: OnePieceJson
  }
  const data = { counted: 21, seen: opened.data.last_move }
  expect((await request.post(`/api/backoffice/stock/${piece.id}/count`, { headers, data })).status()).toBe(200)

  await page.getByLabel(/^Counted/).fill('20')
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect(page.getByRole('alert')).toContainText('counted 21')
  await page.getByRole('button', { name: 'Take over the new state' }).click()
  await expect(page.getByRole('button', { name: 'Take over the new state' })).toBeHidden()
  await page.getByRole('button', { name: 'Save and next' }).click()
  await expect(page.getByRole('region', { name: 'Counted' })).toContainText('20')
  await expect(page.getByLabel('SKU or name')).toBeFocused()
})

test.use({ expectedComplaints: [/409/] })

test(
  'a piece that was received is back on the public page at once, and the ledger says why',
  { tag: '@once' },
  async ({ page, request, shop, comesAs }) => {
    const { sku, slug, name } = await pieceCalled(request, await tokenOf(request, shop.url, 'owner'), 'Matigara')
    await comesAs('staff')
    await page.goto(`/backoffice/stock?search=${sku}`)
    const found = page.getByRole('link', { name: new RegExp(`^${name}`) })
    await expect(found).toBeVisible()
    await expectAccessible(page, '/backoffice/stock')
    await found.click()
    await page.getByRole('button', { name: 'Count', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Counted/)
      .fill('0')
    await page.getByRole('dialog').getByRole('button', { name: 'Save count' }).click()
    await expect(figure(page, 'On hand')).toHaveText('0')
    const inStock = async () =>
      (await (await request.get(`/product/${slug}`)).text()).includes('https://schema.org/InStock')
    await expect.poll(inStock, { intervals: [100] }).toBe(false)

    await page.getByRole('button', { name: 'Receive' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^How many came/)
      .fill('12')
    await page.getByRole('dialog').getByLabel('From where').fill('Workshop, note 88')
    await page.getByRole('dialog').getByRole('button', { name: 'Receive' }).click()
    await expect(figure(page, 'On hand')).toHaveText('12')
    await expect.poll(inStock, { intervals: [100] }).toBe(true)
    await expect(page.getByRole('list', { name: 'Moves of this piece' }).getByRole('listitem').first()).toContainText(
      /Received Workshop, note 88.*\+12/s,
    )
    await expectAccessible(page, '/backoffice/stock/$id')
    await goesTo(page, 'Stock')
    await page.locator('main a[href="/backoffice/stock/moves"]').click()
    await expect(page).toHaveURL(/\/stock\/moves$/)
    await untilFilled(page, /./)
    await expectAccessible(page, '/backoffice/stock/moves')
  },
)
