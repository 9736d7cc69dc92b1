import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = { inline: { scripts: ['wake()'], styles: ['p{}'] }, paymentOrigins: [], https: true, fromSources: false }
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('only what the page itself says inline counts', () => {
  const policy = pagePolicy(page)
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${sha('wake()')}`)
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${sha('p{}')}`)
})

test('in development Vite may write styles into the page', () => {
  expect(directive(pagePolicy({ ...page, fromSources: true }), 'style-src')).toBe("style-src 'self' 'unsafe-inline'")
})
