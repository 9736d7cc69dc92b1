import { expect, type Locator, type Page } from '@playwright/test'
import { partOfPicture } from '#web/storefront/product/part-of-picture.ts'
import { viewAt } from '#web/storefront/product/zoom-view.ts'
import { test } from '../support/shop-test.ts'

const SOFA = '/product/teesta-three-seater-sofa'

/** How large it is drawn where one of its pixels is one of the screen's. */
const ownWidth = (zoomed: Locator) => zoomed.evaluate((img: HTMLImageElement) => img.width / devicePixelRatio)

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Where the picture lies when what was pressed stands in the middle of the screen, as far as the picture's edges allow. */
async function cornerFor(
  pressed: { x: number; y: number },
  onPage: { width: number; height: number },
  zoomed: Locator,
) {
  const frame = await zoomed.evaluate(({ width, height, parentElement }: HTMLImageElement) => ({
    picture: { width, height },
    stage: { width: parentElement?.clientWidth ?? 0, height: parentElement?.clientHeight ?? 0 },
    pixelRatio: devicePixelRatio,
  }))
  return viewAt(partOfPicture(pressed, onPage, frame.picture), frame)
}

test('a press on the picture opens it there, as large as it is, and Escape gives the focus back', async ({ page }) => {
  await page.goto(SOFA)
  const gallery = page.getByRole('region', { name: 'Pictures of Teesta Three-Seater Sofa' })
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeVisible()
  // The pictures beside the shown one wait out of sight, and cannot be pressed.
  const image = gallery.locator('img[srcset]:not([inert] *)').first()
  const onPage = await boxOf(image)
  const pressed = { x: onPage.width * 0.7, y: onPage.height * 0.6 }
  const dialog = page.getByRole('dialog', { name: /Larger picture/ })
  await expect(async () => {
    // On a slow machine the first press may open it only after it was given up: a second one would land on the dialog.
    if (!(await dialog.isVisible())) await image.click({ position: pressed })
    await expect(dialog).toBeVisible({ timeout: 10_000 })
  }).toPass()
  const zoomed = dialog.getByRole('img')
  await expect(async () => {
    const [{ x, y, width }, corner] = [await boxOf(zoomed), await cornerFor(pressed, onPage, zoomed)]
    expect(width).toBeGreaterThan(onPage.width)
    expect(width).toBeLessThanOrEqual((await ownWidth(zoomed)) + 1)
    expect(Math.abs(x - corner.x)).toBeLessThan(2)
    expect(Math.abs(y - corner.y)).toBeLessThan(2)
  }).toPass()
  const { width } = await boxOf(zoomed)
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 3000)
  await expect.poll(async () => (await boxOf(zoomed)).width).toBeLessThan(width)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/^2 of/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dialog.getByText(/^1 of/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Zoom the picture' })).toBeFocused()
})

type Finger = { x: number; y: number }

/** Real touches, which the mouse of a test is not: each entry is where the fingers are at that moment. */
async function touch(page: Page, [first = [], ...moves]: Finger[][]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first })
  for (const touchPoints of moves) await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const apart = (gap: number) => [
  { x: 195 - gap, y: 300 },
  { x: 195 + gap, y: 300 },
]

test.describe('on a phone with a fine screen', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  test('one finger drags the large picture, two make it smaller and larger, never above its own pixels', async ({
    page,
  }) => {
    await page.goto(SOFA)
    await page.getByRole('button', { name: 'Zoom the picture' }).click()
    const zoomed = page.getByRole('dialog', { name: /Larger picture/ }).getByRole('img')
    const box = () => boxOf(zoomed)
    const own = await ownWidth(zoomed)
    await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(own))
    expect(own).toBeGreaterThan(390)

    const before = await box()
    await touch(page, [[{ x: 200, y: 400 }], [{ x: 230, y: 400 }], [{ x: 250, y: 400 }]])
    await expect.poll(async () => (await box()).x).toBeCloseTo(before.x + 50, 0)
    await touch(page, [apart(150), apart(110), apart(60)])
    await expect.poll(async () => Math.round((await box()).width)).toBe(390)
    await touch(page, [apart(30), apart(90), apart(180)])
    await expect.poll(async () => Math.round((await box()).width)).toBe(Math.round(own))
  })
})
