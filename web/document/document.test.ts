import { expect, test } from 'vitest'
import { documentHtml, FETCH_CODE_ONCE_PAINTED } from './document.ts'

const assets = { entry: '/entry.js', imports: ['/react.js'], styles: ['/main.css'], publicUrl: '', screens: {} }
const page = { head: '', data: {}, screens: [] }

test('all code of the page waits in a template, asked for at once when the page has been painted', () => {
  const html = documentHtml(
    { ...page, body: '', screens: ['web/home.tsx'] },
    { ...assets, screens: { 'web/home.tsx': { scripts: ['/home.js'], styles: ['/home.css'] } } },
  )
  const [before = '', template = ''] = html.split('<template id="code">')
  for (const file of ['/entry.js', '/react.js', '/home.js'])
    expect(template).toContain(`<link rel="modulepreload" fetchpriority="low" href="${file}">`)
  expect(template).toContain('<script type="module" fetchpriority="low" src="/entry.js"></script></template>')
  expect(template).toContain(`<script>${FETCH_CODE_ONCE_PAINTED}</script>`)
  expect(before).not.toContain('.js')
  expect(before).toContain('<link rel="stylesheet" href="/home.css">')
})

test('no text of the page can end the element that carries its data', () => {
  const html = documentHtml({ ...page, body: '', data: { name: '</script><script>steal()</script>' } }, assets)
  expect(html).not.toContain('<script>steal()')
})
