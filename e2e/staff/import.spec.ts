import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { goesTo, test, untilFilled } from './staff.ts'

const HEAD = 'SKU;Name;Category;Room;Price;HSN code;Published\r\n'
const sheet = (sku: string, price: string, category: string) =>
  Buffer.from(`\uFEFF${HEAD}${sku};Imported stool ${sku};${category};Living Room;${price};940169;yes\r\n`)

async function handIn(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Choose a sheet of products').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

test(
  'a sheet with two mistakes is told row by row; corrected, its price is in the shop; undone, it is gone',
  { tag: '@once' },
  async ({ page, comesAs }, { project }) => {
    await comesAs('staff')
    const sku = `E2E-${project.name.toUpperCase().replaceAll(/\W/g, '')}-${Date.now()}`
    const address = `/product/imported-stool-${sku.toLowerCase()}`

    await page.goto('/backoffice/import')
    await untilFilled(page, /./)
    await expectAccessible(page, '/backoffice/import')
    await handIn(page, 'wrong.csv', sheet(sku, 'cheap', 'Stools'))
    const rows = page.getByRole('region', { name: 'Rows of the sheet' })
    await expect(rows).toContainText('There is no category “Stools”')
    await expect(rows).toContainText('“cheap” is not a number.')
    await expect(page.getByText('1 row cannot be taken over, so nothing is imported.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
    await expectAccessible(page, '/backoffice/import/$id')
    await expectNoSidewaysScrolling(page)

    await goesTo(page, 'Import, export')
    await handIn(page, 'right.csv', sheet(sku, '₹ 1,299', 'Chairs & Stools'))
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText(/^Imported .*1 new\.$/)).toBeVisible()
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('₹1,299')

    await page.getByRole('button', { name: 'Undo this import' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Why').fill('The wrong sheet')
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('everything is as it was before')).toBeVisible()
    await expect
      .poll(async () => (await page.request.get(`/api/products/${address.split('/').at(-1)}`)).status())
      .toBe(404)
  },
)
