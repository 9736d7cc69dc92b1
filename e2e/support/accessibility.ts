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
 * `screen` is the route of a screen of the back office: scripts/checks/judged-screens.test.ts asks for each once.
 */
export async function expectAccessible(page: Page, screen?: string): Promise<void> {
  if (screen) expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${screen.replaceAll(/\$\w+/g, '[^/]+')}$`))
  await page.evaluate(AXE)
  const findings = await page.evaluate(findViolations, RULES)
  expect(findings, `accessibility of ${page.url()}`).toEqual([])
}

async function findViolations(rules: string[]) {
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
}
