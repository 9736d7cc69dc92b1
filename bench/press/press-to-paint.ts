import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/checks/chromium.ts'

/**
 * From a press to the paint that answers it, as the browser's own event timing tells it (what INP is made of), on a phone with a
 * processor four times slower. Start a shop, then `node bench/press/press-to-paint.ts http://127.0.0.1:3000`. Goal: 200 ms.
 */
const [shop = 'http://127.0.0.1:3000', rounds = '7'] = process.argv.slice(2)
const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }

type Press = {
  name: string
  path: string
  prepare?: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

const addToCart = (page: Page) => button(page, 'Add to Cart').tap()

const PRESSES: Press[] = [
  {
    name: 'a filter',
    path: '/products',
    prepare: (page) => button(page, 'Filters').tap(),
    press: (page) => page.locator('dialog .filter-choice', { hasText: 'Sofas' }).first().tap(),
  },
  { name: 'Add to Cart', path: '/product/1', press: addToCart },
  {
    name: 'the cart, opened',
    path: '/product/1',
    prepare: async (page) => {
      await addToCart(page)
      await page.getByTestId('cart-badge').waitFor()
    },
    press: (page) => button(page, /^Shopping cart/).tap(),
  },
]

/** The longest of the events that belong to presses since the last question. */
function listen(): void {
  const seen: number[] = []
  Object.assign(window, { pressTimes: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const longestPress = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const { pressTimes } = window as unknown as { pressTimes: number[] }
    // Below the browser's threshold nothing is noted.
    return Math.max(16, ...pressTimes.splice(0))
  })

async function measure({ path, prepare, press }: Press): Promise<number> {
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.addInitScript(listen)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(`${shop}${path}`)
    await page.waitForFunction(() => {
      // Some of the code comes with the visitor's first move.
      window.dispatchEvent(new Event('focus'))
      return document.documentElement.dataset['alive'] !== undefined
    })
    await prepare?.(page)
    await longestPress(page)
    await press(page)
    return await longestPress(page)
  } finally {
    await browser.close()
  }
}

for (const one of PRESSES) {
  const times: number[] = []
  for (let round = 0; round < Number(rounds); round++) times.push(await measure(one))
  times.sort((a, b) => a - b)
  console.log(
    `${one.name}: median ${times[Math.floor(times.length / 2)]} ms, worst ${times.at(-1)} ms (${times.join(', ')})`,
  )
}
