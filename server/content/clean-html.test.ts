import { expect, test } from 'vitest'
import { cleanHtml, picturesIn, shownHtml, withSizes } from './clean-html.ts'

/** What people and their programs put into a text that others will read. */
const HOSTILE = [
  ['<script>alert(1)</script><p>Teak</p>', '<p>Teak</p>'],
  ['<p onclick="alert(1)">Sal</p>', '<p>Sal</p>'],
  ['<iframe src="https://evil.example"></iframe><p>Cane</p>', '<p>Cane</p>'],
  ['<img src="x" onerror="alert(1)" alt="Chair">', ''],
  ['<img src="https://evil.example/spy.gif" alt="Chair">', ''],
  ['<img src="/media/../api/orders" alt="Chair">', ''],
  [
    '<img src="/media/scenes/u-1.webp" onerror="alert(1)" alt="Chair">',
    '<img src="/media/scenes/u-1.webp" alt="Chair" />',
  ],
  ['<img srcset="https://evil.example/a 1x" src="/media/scenes/u-1.webp">', '<img src="/media/scenes/u-1.webp" />'],
  ['<a href="javascript:alert(1)">here</a>', '<a rel="noopener nofollow">here</a>'],
  ['<a href="JaVaScRiPt:alert(1)">here</a>', '<a rel="noopener nofollow">here</a>'],
  ['<a href="java\nscript:alert(1)">here</a>', '<a rel="noopener nofollow">here</a>'],
  ['<a href="data:text/html,x">here</a>', '<a rel="noopener nofollow">here</a>'],
  ['<img src="data:text/html,<script>alert(1)</script>">', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>', 'x'],
  ['<p style="position:fixed">Linen</p>', '<p>Linen</p>'],
  ['<a href="//evil.example">x</a>', '<a rel="noopener nofollow">x</a>'],
  ['<form action="https://evil.example"><input name="card"></form>', ''],
  ['<style>body{display:none}</style><p>Oak</p>', '<p>Oak</p>'],
  ['<p class="MsoNormal">Word<o:p></o:p></p><!--[if gte mso 9]><xml></xml><![endif]-->', '<p>Word</p>'],
  ['<base href="https://evil.example"><p id="cart">x</p>', '<p>x</p>'],
  ['<textarea><script>alert(1)</script></textarea>', ''],
  [
    '<table onclick="x()"><tr><td colspan="999" style="x">Sal</td></tr></table>',
    '<table><tr><td colspan="8">Sal</td></tr></table>',
  ],
  [
    '<table><tr><th scope="col" rowspan="x" colspan="1">Wood</th></tr></table>',
    '<table><tr><th scope="col">Wood</th></tr></table>',
  ],
  [
    '<figure onclick="x()"><img src="https://evil.example/a.gif"><figcaption>A <script>x()</script>bench</figcaption></figure>',
    '<figure><figcaption>A bench</figcaption></figure>',
  ],
] as const

test.each(HOSTILE)('%s becomes harmless', (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean)
})

test('what was cleaned stays as it is, and what is shown is no more than what was cleaned', () => {
  for (const [dirty] of HOSTILE) {
    const clean = cleanHtml(dirty)
    expect(cleanHtml(clean)).toBe(clean)
    expect(cleanHtml(shownHtml(dirty))).toBe(clean)
    expect(cleanHtml(withSizes(dirty, new Map())).replaceAll(' alt=""', '')).toBe(clean)
  }
})

test('what a writer needs stays', () => {
  const html =
    '<h2>Oiling</h2><p>Use <strong>linseed</strong> oil.</p><ul><li>Thin</li></ul><blockquote>Slowly.</blockquote>'
  expect(cleanHtml(html)).toBe(html)
})

test('a corner of a table without words is shown as no heading, and kept for its words', () => {
  const row = '<tr><th scope="col"></th><th scope="col" colspan="2"><p> </p></th><th scope="col">Sal</th></tr>'
  expect(shownHtml(`<table>${row}</table>`)).toContain(
    '<tr><td></td><td colspan="2"><p> </p></td><th scope="col">Sal</th></tr>',
  )
  expect(cleanHtml(`<table>${row}</table>`)).toBe(`<table>${row}</table>`)
})

test('a table scrolls inside the page, and is kept without what makes it scroll', () => {
  const html = '<table><tbody><tr><th><p>Wood</p></th><td colspan="2"><p>Sal</p></td></tr></tbody></table>'
  const shown = shownHtml(`<p>a</p>${html}<p>b</p>`)
  expect(shown).toMatch(/^<p>a<\/p><div class="overflow-x-auto" tabindex="0"[^>]*><table>.*<\/table><\/div><p>b<\/p>$/)
  expect(cleanHtml(shown)).toBe(`<p>a</p>${html}<p>b</p>`)
})

test('a picture takes the room that the shop says, and comes in the size that fits', () => {
  const html =
    '<p>a</p><img src="/media/scenes/u-1.webp" alt=" A bench " width="1" height="1"><img src="/media/scenes/u-2.webp" alt="b">'
  expect(picturesIn(html)).toEqual(['scenes/u-1.webp', 'scenes/u-2.webp'])
  const sized = withSizes(html, new Map([['scenes/u-1.webp', { width: 500, height: 300 }]]))
  expect(sized).toContain('<img src="/media/scenes/u-1.webp" alt="A bench" width="500" height="300" />')
  expect(sized).toContain('<img src="/media/scenes/u-2.webp" alt="b" />')
  expect(shownHtml(sized)).toContain(
    'srcset="/media/scenes/u-1.320.avif 320w, /media/scenes/u-1.480.avif 480w, /media/scenes/u-1.500.avif 500w"',
  )
  expect(shownHtml(sized)).toContain('loading="lazy"')
})
