import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageBody } from './page-body.ts'

const html = `<p>₹1,42,000 · 110 × 48 cm 🪑</p>${'<li class="card">Teesta</li>'.repeat(500)}`

test.each(['quick', 'well'] as const)('every letter of the page arrives (%s)', async (way) => {
  const body = new PageBody(html)
  expect(brotliDecompressSync(await body[way]('br')).toString()).toBe(html)
  expect(gunzipSync(await body[way]('gzip')).toString()).toBe(html)
  expect((await body[way]('identity')).toString()).toBe(html)
})

test('each form is made once', async () => {
  const body = new PageBody(html)
  expect(body.quick('br')).toBe(body.quick('br'))
  expect(await body.well('gzip')).toBe(await body.well('gzip'))
})

test('half a letter does not break the page', () => {
  expect(new PageBody('a\ud800b').identity.toString()).toBe('a\ufffdb')
})

test('an empty page is empty', async () => {
  expect(brotliDecompressSync(await new PageBody('').well('br')).toString()).toBe('')
})
