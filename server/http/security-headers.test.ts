import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = { inline: { scripts: ['wake()'], styles: ['p{}'] }, paymentOrigins: [], https: true, fromSources: false }
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

/** What the 3D viewer writes into its own shadow tree. */
function viewerStyle(): string {
  const template = readFileSync('node_modules/@google/model-viewer/lib/template.js', 'utf8')
  return /<style>([\s\S]*?)<\/style>/.exec(template)?.[1] ?? ''
}

test('only what the page itself says inline counts, and the style of the 3D viewer', () => {
  const policy = pagePolicy(page)
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'wasm-unsafe-eval' ${sha('wake()')}`)
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${sha('p{}')} ${sha(viewerStyle())}`)
})

test('in development Vite may write styles into the page', () => {
  expect(directive(pagePolicy({ ...page, fromSources: true }), 'style-src')).toBe("style-src 'self' 'unsafe-inline'")
})
