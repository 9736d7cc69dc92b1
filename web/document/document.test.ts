import { expect, test } from 'vitest'
import { documentHtml } from './document.ts'

const assets = { entry: '/entry.js', imports: ['/react.js'], styles: ['/main.css'], publicUrl: '', screens: {} }
const page = { head: '', data: {}, screens: [] }

test('the browser fetches all code of the page at once, and runs it when the page is read', () => {
  const html = documentHtml(
    { ...page, body: '', screens: ['web/home.tsx'] },
    { ...assets, screens: { 'web/home.tsx': { scripts: ['/home.js'], styles: ['/home.css'] } } },
  )
  for (const file of ['/entry.js', '/react.js', '/home.js'])
    expect(html).toContain(`<link rel="modulepreload" fetchpriority="low" href="${file}">`)
  expect(html).toContain('<link rel="stylesheet" href="/home.css">')
  expect(html).toContain('<script type="module" src="/entry.js"></script>')
})

test('no text of the page can end the element that carries its data', () => {
  const html = documentHtml({ ...page, body: '', data: { name: '</script><script>steal()</script>' } }, assets)
  expect(html).not.toContain('<script>steal()')
})
