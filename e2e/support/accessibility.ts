import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * No finding of axe on the page as it stands; a finding names the rule and the elements. Axe runs inside the page and
 * reports violations only: a fifth of the time that its Playwright wrapper takes with a second page for the report.
 *
 * `screen` is the route of a screen of the back office: scripts/checks/judged-screens.test.ts asks for each once. It must also
 * fit a phone: most journeys of the desk are walked on a wide screen only.
 */
export async function expectAccessible(page: Page, screen?: string): Promise<void> {
  if (screen) expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${screen.replaceAll(/\$\w+/g, '[^/]+')}$`))
  await layOutTheEnd(page)
  await page.evaluate(AXE)
  const findings = await page.evaluate(findViolations, RULES)
  expect(findings, `accessibility of ${page.url()}`).toEqual([])
  if (screen) await expectFitsAPhone(page)
}

/** Axe measures from where it stands: what is only laid out when somebody comes near would lie over its neighbours. */
const layOutTheEnd = (page: Page) =>
  page.evaluate(() => {
    for (const end of document.querySelectorAll<HTMLElement>('.end-of-page')) end.style.contentVisibility = 'visible'
  })

const PHONE = { width: 390, height: 844 }

async function expectFitsAPhone(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScrolling(page)
  if (before) await page.setViewportSize(before)
}

/** As wide as the screen it is shown on: nobody scrolls sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, `sideways scrolling at ${page.url()}`).toBe(0)
}

async function findViolations(rules: string[]) {
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  // Nobody reads the markup of what was found, and writing it down takes time at every element.
  axe.configure({ noHtml: true })
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
}
