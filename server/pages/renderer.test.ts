import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './renderer.ts'

const sha = (code: string) => createHash('sha256').update(code).digest('base64')

test('every inline script of a page gets its hash', () => {
  expect(inlineScriptHashes('<script>a()</script><p>x</p><script nonce>b()</script>')).toEqual([sha('a()'), sha('b()')])
})

test('files and data need none', () => {
  expect(inlineScriptHashes('<script src="/x.js"></script><script type="application/json">{}</script>')).toEqual([])
  expect(
    inlineScriptHashes('<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>'),
  ).toEqual([])
})
