import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../support/shop-test.ts'

const PAPER = [0xfb, 0xf8, 0xf3]

/** Of WCAG: how much light a colour gives back. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of light text on the brightest twentieth of what lies behind it. */
async function contrastBehind(page: Page, text: Locator): Promise<number> {
  const clip = await text.evaluate((element: HTMLElement) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    element.style.color = 'transparent'
    return { x, y, width, height }
  })
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grounds: number[] = []
  for (let at = 0; at < data.length; at += 3) grounds.push(luminance([...data.subarray(at, at + 3)]))
  grounds.sort((a, b) => a - b)
  const bright = grounds[Math.floor(grounds.length * 0.95)] ?? 1
  return (luminance(PAPER) + 0.05) / (bright + 0.05)
}

test('the words of the hero stand on a calm, dark enough part of the picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Welcome' })
  const picture = hero.getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  const slide = hero.getByRole('group', { name: '1 of 2' })
  for (const words of [slide.locator('p').first(), slide.getByRole('heading'), slide.locator('p').last()])
    expect(await contrastBehind(page, words)).toBeGreaterThanOrEqual(4.5)
})

test('where the system chooses the colours, buttons, stars and what is chosen can be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/product/teesta-three-seater-sofa')
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
  const button = await add.evaluate((element) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(element)
    return { borderTopWidth, backgroundColor, page: getComputedStyle(document.body).backgroundColor }
  })
  expect(button.borderTopWidth).toBe('1px')
  expect(button.backgroundColor).not.toBe(button.page)
  const stars = await page
    .locator('.stars')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundImage)
  expect(stars).toContain('gradient')
  const chosen = page.locator('label:has(input[name=color]:checked)').first()
  expect(await chosen.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  const current = page.getByRole('navigation').locator('[aria-current]').first()
  expect(await current.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline')
})

test('no name is broken at its hyphen', async ({ page }) => {
  await page.goto('/product/teesta-three-seater-sofa')
  const word = page.getByRole('heading', { level: 1 }).getByText('Three-Seater')
  expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1)
})
