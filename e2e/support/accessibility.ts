import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What each page repeats is judged where it stands alone: the menus and lists around the shop and around the desk. */
const JUDGED_WITH_ALL_AROUND = ['/', '/backoffice']
const AROUND = ['footer:not(main *) ul', 'header:not(main *) nav > *', 'nav[aria-label="Back office"] ul']
/** Rows beyond these are like the ones before. */
const MORE_OF_THE_SAME = [':is(tbody, main ul, main ol) > :nth-child(n + 9)']

/**
 * No finding of axe on the page as it stands, or in a part of it where the rest was judged before: a dialog, a form with its
 * mistakes. A finding names the rule and the elements. Axe runs inside the page and reports violations only: a fifth of the
 * time that its Playwright wrapper takes with a second page for the report. Most of what is left goes by the number of elements.
 *
 * `screen` is the route of a screen of the back office: scripts/checks/judged-screens.test.ts asks for each once. It must also
 * fit a phone: most journeys of the desk are walked on a wide screen only.
 */
export async function expectAccessible(place: Page | Locator, screen?: string): Promise<void> {
  const page = 'page' in place ? place.page() : place
  const { pathname } = new URL(page.url())
  if (screen) expect(pathname).toMatch(new RegExp(`^${screen.replaceAll(/\$\w+/g, '[^/]+')}$`))
  await layOutTheEnd(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const exclude = JUDGED_WITH_ALL_AROUND.includes(pathname) ? MORE_OF_THE_SAME : [...MORE_OF_THE_SAME, ...AROUND]
  const root = 'page' in place ? place : page.locator('html')
  const findings = await root.evaluate(findViolations, { rules: RULES, exclude })
  expect(findings, `accessibility of ${page.url()}`).toEqual([])
  if (screen) await onAPhone(page, () => expectNoSidewaysScrolling(page))
}

/** Axe measures from where it stands: what is only laid out when somebody comes near would lie over its neighbours. */
const layOutTheEnd = (page: Page) =>
  page.evaluate(() => {
    for (const end of document.querySelectorAll<HTMLElement>('.end-of-page')) end.style.contentVisibility = 'visible'
  })

const PHONE = { width: 390, height: 844 }

async function onAPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  await look()
  if (before) await page.setViewportSize(before)
}

/** For a part whose journey is walked on a wide screen only. */
export async function expectAccessibleAtBothWidths(part: Locator): Promise<void> {
  await expectAccessible(part)
  await onAPhone(part.page(), async () => {
    await expectAccessible(part)
    expect((await part.boundingBox())?.width, 'as wide as the phone at most').toBeLessThanOrEqual(PHONE.width)
  })
}

/** As wide as the screen it is shown on: nobody scrolls sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, `sideways scrolling at ${page.url()}`).toBe(0)
}

async function findViolations(root: Element, { rules, exclude }: { rules: string[]; exclude: string[] }) {
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  // Nobody reads the markup of what was found, and writing it down takes time at every element.
  axe.configure({ noHtml: true })
  const moving = () => document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  // One that is out of sight may rest half way, and then never ends.
  const aMoment = () => new Promise((resume) => setTimeout(resume, 3000))
  for (let triesLeft = 2; ; triesLeft -= 1) {
    const before = moving()
    const { violations } = await axe.run({ include: [root], exclude }, { runOnly: rules, resultTypes: ['violations'] })
    const isStill = [...before, ...moving()].length === 0
    if (violations.length === 0 || isStill || triesLeft === 0)
      return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
    // What is still appearing or going is judged when it stands: half way, no colour is what it will be.
    await Promise.race([Promise.allSettled(moving().map(({ finished }) => finished)), aMoment()])
  }
}
