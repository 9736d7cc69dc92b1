import { expect, test } from 'vitest'
import { documentHtml } from './document.ts'

const assets = { entry: '/entry.js', imports: ['/react.js'], styles: ['/main.css'], publicUrl: '', screens: {} }
const page = { head: '', data: {}, screens: [] }

test('a script that found its way into the content is not among those that may run', () => {
  const { html, inline } = documentHtml({ ...page, body: '<script>steal()</script>' }, assets)
  expect(html).toContain('<script>steal()</script>')
  expect(inline.scripts).toHaveLength(1)
  expect(html).toContain(`<script type="module" async>${inline.scripts[0]}</script>`)
  expect(inline.scripts[0]).not.toContain('steal')
})

test('no text of the page can end the element that carries its data', () => {
  const { html } = documentHtml({ ...page, body: '', data: { name: '</script><script>steal()</script>' } }, assets)
  expect(html).not.toContain('<script>steal()')
})

test('nothing is laid out before the stylesheet, which comes after what says so', () => {
  const { html, inline } = documentHtml({ ...page, body: '' }, assets)
  expect(html.indexOf(`<style>${inline.styles[0]}</style>`)).toBeGreaterThan(0)
  expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('rel="stylesheet"'))
})
