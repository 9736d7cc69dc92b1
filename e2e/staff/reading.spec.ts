import { expect } from '@playwright/test'
import { HOME, paidOrder } from '../buyer/buying.ts'
import { openAccountMenu } from '../buyer/person.ts'
import { test } from './staff.ts'

test(
  'staff read a whole order, and every link of their menu leads somewhere',
  { tag: '@once' },
  async ({ page, request, buyer, comesAs }) => {
    const order = await paidOrder(request, buyer, 'sittong-table-lamp')
    await comesAs('staff')

    await page.goto(`/order-confirmation/${order.order_number}`)
    await expect(page.getByRole('main')).toContainText(HOME.address)
    await expect(page.getByText('Personal details are hidden.')).toBeHidden()

    await openAccountMenu(page)
    const links = page.getByRole('link', { name: /^(My Orders|Account|Wishlist|Back office)$/ })
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? ''
      expect((await request.get(href)).status(), href).toBe(200)
    }
  },
)
