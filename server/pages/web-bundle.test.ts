import { expect, test } from 'vitest'
import { assetsOf, inlineScripts } from './web-bundle.ts'

const manifest = {
  'web/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_base.js'], css: ['assets/main.css'] },
  '_base.js': { file: 'assets/base.js' },
  'web/storefront/home/home-page.tsx': { file: 'assets/home.js', imports: ['_base.js', '_picture.js'] },
  '_picture.js': { file: 'assets/picture.js', imports: ['_base.js'] },
}

test('a page preloads its screen and everything that the screen and the entry import, each once', () => {
  const assets = assetsOf(manifest, 'https://shop.example')
  expect(assets).toMatchObject({
    entry: '/assets/entry.js',
    imports: ['/assets/base.js'],
    styles: ['/assets/main.css'],
  })
  expect(assets.screens['web/storefront/home/home-page.tsx']?.scripts).toEqual([
    '/assets/home.js',
    '/assets/base.js',
    '/assets/picture.js',
  ])
})

test('a build without an entry is a mistake worth stopping for', () => {
  expect(() => assetsOf({}, 'https://shop.example')).toThrow('no entry')
})

test('in development every inline script counts, files and data do not', () => {
  const page = [
    '<script>a()</script><p>x</p><script type="module">b()</script>',
    '<script src="/x.js"></script><script type="module" src="/a.js"></script>',
    '<script type="application/json">{}</script><script type="application/ld+json">{}</script>',
  ].join('')
  expect(inlineScripts(page)).toEqual(['a()', 'b()'])
})
