import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Product } from '#domain/api/catalog.ts'
import { expectAccessible, expectNoSidewaysScrolling } from '../support/accessibility.ts'
import { test } from './staff.ts'

const LAMP = 'sittong-table-lamp'
const FIRST = 'The lamp on a red cloth'
const SECOND = 'The lamp on a blue cloth'

const picture = async (background: string, format: 'png' | 'jpeg') =>
  sharp({ create: { width: 420, height: 520, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

const order = (page: Page) => page.getByRole('list', { name: 'Pictures in their order' }).getByRole('listitem')

/** The page that calls itself a picture. */
test.use({ expectedComplaints: [/422/] })

test(
  'two pictures are brought, asked for their words, put in order with the keys and shown on the product page',
  { tag: '@once' },
  async ({ page, request, comesAs }) => {
    await page.route('**/api/backoffice/events', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: '' }),
    )
    const lamp = async () => ((await (await request.get(`/api/products/${LAMP}`)).json()) as { data: Product }).data
    const before = await lamp()
    await comesAs('staff')
    await page.goto(`/backoffice/products/${before.id}/pictures`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pictures of ${before.name}`)
    await expect(order(page)).toHaveCount(before.pictures.length)

    await page.locator('input[type=file]').setInputFiles([
      { name: 'red.png', mimeType: 'image/png', buffer: await picture('#a9482a', 'png') },
      { name: 'blue.jpg', mimeType: 'image/jpeg', buffer: await picture('#2a48a9', 'jpeg') },
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
    ])
    await expect(page.getByRole('alert').filter({ hasText: 'not a picture' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave out page.png' }).click()

    const red = page.getByRole('form', { name: 'red.png' })
    await red.getByRole('button', { name: 'Show in the shop' }).click()
    await expect(red).toContainText('Say what the picture shows')
    await red.getByRole('textbox').fill(FIRST)
    await red.getByRole('button', { name: 'Show in the shop' }).click()
    await expect(page.getByRole('button', { name: new RegExp(`^Move picture \\d+: ${FIRST}`) })).toBeVisible()
    const blue = page.getByRole('form', { name: 'blue.jpg' })
    await blue.getByRole('textbox').fill(SECOND)
    await blue.getByRole('button', { name: 'Show in the shop' }).click()
    await expect(order(page).last()).toContainText(SECOND)
    await expectAccessible(page, '/backoffice/products/$id/pictures')
    await expectNoSidewaysScrolling(page)

    const last = before.pictures.length + 2
    const handle = page.getByRole('button', { name: `Move picture ${last}: ${SECOND}` })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`Now at place ${last} of ${last}.`)).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(`Now at place ${last - 1} of ${last}.`)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(order(page).last()).toContainText(FIRST)

    await page.getByRole('button', { name: `Actions for picture ${last}: ${FIRST}` }).click()
    await page.getByRole('menuitem', { name: 'Make it the main picture' }).click()
    await expect(order(page).first()).toContainText(FIRST)
    await expect
      .poll(async () => (await lamp()).pictures.map(({ alt }) => alt))
      .toEqual([FIRST, ...before.pictures.map(({ alt }) => alt), SECOND])

    await page.goto(`/product/${LAMP}`)
    const main = page.getByRole('img', { name: FIRST }).first()
    await expect(main).toBeVisible()
    await expect.poll(() => main.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  },
)
