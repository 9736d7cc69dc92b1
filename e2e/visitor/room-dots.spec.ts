import { expect } from '@playwright/test'
import { test } from '../support/shop-test.ts'

test('a dot on a picture names the piece and its price, by keyboard too, and leads to it', async ({ page }) => {
  await page.goto('/')
  const room = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Living Room' }) })
    .first()
  const dot = room.getByRole('button', { name: 'Show Terai Coffee Table' })
  await dot.focus()
  await page.keyboard.press('Enter')
  const link = page.locator('.room-dot-card:popover-open').getByRole('link', { name: 'Terai Coffee Table' })
  await expect(link).toBeVisible()
  await expect(page.locator('.room-dot-card:popover-open')).toContainText('₹')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await dot.click()
  await link.click()
  await expect(page).toHaveURL(/\/product\/terai-coffee-table$/)
})

test('a project lists the pieces of its rooms', { tag: '@once' }, async ({ page }) => {
  await page.goto('/project/fernhollow-resort-darjeeling')
  await expect(page.getByText('In these rooms', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kurseong Cane Lounge Chair' }).first()).toBeAttached()
})

for (const width of [1440, 1100, 1024, 390])
  test.describe(`at ${width} pixels`, { tag: '@once' }, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a dot that the frame cuts away cannot be reached, and none moves off its piece', async ({ page }) => {
      await page.goto('/')
      const layers = page.locator('.room-dots')
      const dots = page.locator('.room-dot')
      await expect.poll(() => dots.filter({ visible: true }).count()).toBeGreaterThan(0)
      const reached = await dots.evaluateAll(
        (all) =>
          all.filter((dot) => {
            dot.focus()
            return dot === document.activeElement
          }).length,
      )
      const outside = await dots.evaluateAll(
        (all) =>
          all.filter((dot) => {
            const [place, frame] = [dot, dot.closest('.room-dots')].map((part) => part?.getBoundingClientRect())
            if (!place?.width || !frame) return false
            const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
            return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom
          }).length,
      )
      const scrolled = await layers.evaluateAll(
        (all) => all.filter((each) => each.scrollLeft + each.scrollTop > 0).length,
      )
      expect(reached).toBeGreaterThan(0)
      expect({ outside, scrolled }).toEqual({ outside: 0, scrolled: 0 })
    })
  })
