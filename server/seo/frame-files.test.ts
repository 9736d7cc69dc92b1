import { expect, test } from 'vitest'
import { frameFiles } from './frame-files.ts'

test('the lazy parts of the frame and what they need are listed once, pages are not', () => {
  const manifest = {
    'web/entry-client.tsx': {
      file: 'assets/entry.js',
      isEntry: true,
      dynamicImports: [
        'web/storefront/shell/footer.tsx',
        'web/storefront/cart/cart-panel.tsx',
        'web/storefront/blog/blog-page.tsx',
      ],
    },
    'web/storefront/shell/footer.tsx': { file: 'assets/footer.js', imports: ['_icon.js', 'web/entry-client.tsx'] },
    'web/storefront/cart/cart-panel.tsx': { file: 'assets/cart-panel.js', imports: ['_icon.js'] },
    'web/storefront/blog/blog-page.tsx': { file: 'assets/blog-page.js' },
    '_icon.js': { file: 'assets/icon.js' },
  }
  expect(frameFiles(manifest)).toEqual([
    '/assets/footer.js',
    '/assets/icon.js',
    '/assets/entry.js',
    '/assets/cart-panel.js',
  ])
})
