import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from '../support/shop-test.ts'

/** Of WCAG: how much light a colour gives back. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of a text with the twentieth of its ground that is nearest to it. */
async function contrastBehind(page: Page, text: Locator): Promise<number> {
  const { clip, colour } = await text.evaluate((element: HTMLElement) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    const ink = document.createElement('canvas').getContext('2d')
    if (!ink) throw new Error('No canvas to read a colour from')
    ink.fillStyle = getComputedStyle(element).color
    ink.fillRect(0, 0, 1, 1)
    element.style.color = 'transparent'
    return { clip: { x, y, width, height }, colour: [...ink.getImageData(0, 0, 1, 1).data].slice(0, 3) }
  })
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await text.evaluate((element: HTMLElement) => element.style.removeProperty('color'))
  const words = luminance(colour)
  const contrasts: number[] = []
  for (let at = 0; at < data.length; at += 3) {
    const ground = luminance([...data.subarray(at, at + 3)])
    contrasts.push((Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05))
  }
  contrasts.sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length * 0.05)] ?? 1
}

async function expectReadableHero(page: Page): Promise<void> {
  const hero = page.getByRole('region', { name: 'Welcome' })
  for (const at of [1, 2]) {
    await hero.getByRole('button', { name: `Show slide ${at}` }).click()
    const slide = hero.getByRole('group', { name: `${at} of 2` })
    await expect
      .poll(() =>
        slide
          .getByRole('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await expect(slide).toHaveCSS('opacity', '1')
    for (const words of [slide.locator('p').first(), slide.getByRole('heading'), slide.locator('p').last()])
      expect(await contrastBehind(page, words)).toBeGreaterThanOrEqual(4.5)
  }
}

test('the words of both slides stand on a calm part of the picture, light or dark', async ({ page }, { project }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expectReadableHero(page)
  if (project.name === 'phone') return
  for (const width of [1024, 768])
    await test.step(`they do so on a tablet of ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expectReadableHero(page)
    })
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
  // A line under every entry would mark none.
  const lines = await page
    .locator('header nav a:not([aria-current]) span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).borderBottomColor))
  for (const colour of lines) expect(colour).toBe(button.page)

  await test.step('no name is broken at its hyphen', async () => {
    const word = page.getByRole('heading', { level: 1 }).getByText('Three-Seater')
    expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1)
  })
})
