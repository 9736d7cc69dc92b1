import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/checks/chromium.ts'

/** Without them Chromium refuses to run as root and talks to its maker during the tests. */
const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const chromium = findChromium()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/prepare-shop.ts',
  // A browser keeps more than a core busy: on two cores 69 tests took 138 s two at a time and 160 s four at a time. The whole
  // suite takes as long either way, but two at a time each test is twice as far from its time limit.
  workers: '100%',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that takes ten seconds here may take fifty on a slow or busy machine: that is not a fault of the shop.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // What does not answer in this time never will; the test names the place instead of running out of time.
    actionTimeout: 45_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { ...(chromium === undefined ? {} : { executablePath: chromium }), args: QUIET_CHROMIUM },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What is left out works the same on every screen; `every-page` looks at each of those pages at this width too.
      grepInvert: /@once|without JavaScript/,
      testIgnore:
        /(google|login|password|live|dev|failure|offline|site-map|company|policies|blog|projects)[\w-]*\.spec\.ts$/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        // So that whole journeys are walked with less motion, too.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
})
