import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * No finding of axe on the page as it stands; a finding names the rule and the elements. Axe runs inside the page and
 * reports violations only: a fifth of the time that its Playwright wrapper takes with a second page for the report.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE)
  const findings = await page.evaluate(findViolations, RULES)
  expect(findings, `accessibility of ${page.url()}`).toEqual([])
}

async function findViolations(rules: string[]) {
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
}
