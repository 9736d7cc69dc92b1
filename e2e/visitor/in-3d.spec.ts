import { expect } from '@playwright/test'
import config from '../../playwright.config.ts'
import { test } from '../support/shop-test.ts'

/**
 * The viewer draws with WebGL, here without a graphics card: pixel by pixel, so in a small window, and only the viewer.
 * Were the page drawn that way too, the browser would go on drawing for a minute when it is told to close.
 */
const flags = (config.use?.launchOptions?.args ?? []).filter((flag) => flag !== '--disable-gpu')
test.use({
  viewport: { width: 360, height: 480 },
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...flags, '--use-angle=swiftshader-webgl', '--enable-unsafe-swiftshader'],
  },
})

const SOFA = '/product/teesta-three-seater-sofa'

test('a sofa turns in 3D in the chosen colour, and nothing of it is fetched before @once', async ({ page }) => {
  // Seventeen seconds of drawing here: a slow machine needs minutes.
  test.setTimeout(400_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(SOFA)
  const opener = page.getByRole('button', { name: 'View in 3D' })
  await opener.hover()
  expect(asked.filter((url) => /\.glb|model-stage/.test(url))).toEqual([])

  await opener.click()
  const stage = page.getByRole('region', { name: 'Teesta Three-Seater Sofa in 3D' })
  const turn = stage.getByRole('button', { name: 'Turn left' })
  await expect(turn).toBeVisible({ timeout: 300_000 })
  const viewer = page.locator('model-viewer')
  await expect(viewer).toHaveJSProperty('variantName', 'usual')
  await page.locator('label').filter({ hasText: 'Moss' }).click()
  await expect(viewer).toHaveJSProperty('variantName', 'moss')
  await turn.click()
  await expect(viewer).not.toHaveJSProperty('cameraOrbit', '-32deg 72deg 105%')
  const size = await viewer.evaluate(
    (element) => (element as unknown as { getDimensions(): { x: number } }).getDimensions().x,
  )
  expect(size, 'metres across').toBeCloseTo(2.14, 1)

  await page.keyboard.press('Escape')
  await expect(stage).toBeHidden()
  await expect(opener).toBeFocused()
})
