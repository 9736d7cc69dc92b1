import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/compress-assets.ts'

/**
 * Many small files compress worse than few, and each is a request: what every page needs is one file, and so are the sets that
 * most screens share, or that one screen waits for (decision 023 has the figures). None may hold a file of the back office: it would come along, or wait in a
 * circle for its own libraries.
 */
const FILES = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  {
    name: 'pictures',
    test: /queryObserver|use(Base)?Query\.js|react-query\/.*(suspense|[eE]rror|IsRestoring)|ui\/picture\/p|storefront\/.*product-picture|section-heading|breadcrumb\.|web\/api\/catalog|(empty|failed)-state|load-failure|focus-point|picture-sizes|size-text|person-mm|ui\/text\/unbroken/,
    priority: 2,
  },
  {
    name: 'lists',
    test: /ui\/navigation\/page|ui\/form\/select|ui\/action\/chip|listing-words|web\/api\/shelves/,
    priority: 2,
  },
  { name: 'home', test: /project-queries|endpoints\/(front|projects)\.|crafts/, priority: 1 },
  {
    name: 'paying',
    test: /end-purchase|earlier-order|use-paying-document|checkout-(draft|request)|awaited-orders/,
    priority: 1,
  },
  { name: 'sums', test: /pricing\/(quote-cart|coupon\.)|tax\/tax-by-rate|cart\/quote-(lines|sums)/, priority: 1 },
  { name: 'cards', test: /listing\/(product-card|product-grid)/, priority: 1 },
  {
    name: 'goods',
    test: /colour-swatch|variant-of-sku|typed-words|wishlist-button|discount-percent|in-stock|ui\/text\/(money|rating)|product-address|made-to-order|form\/stepper/,
    priority: 1,
  },
  {
    name: 'product',
    test: /storefront\/product\/(product-page|open-product|product-json-ld|product-skeleton|viewed-products|product-view|buy-box|product-gallery|colour-choice|use-fresh|part-of)|web\/api\/questions/,
    priority: 1,
  },
  {
    name: 'product-rest',
    test: /product\/(share-button|model-button|buy-details|terms-lines|delivery-check|product-badges|product-sections|more-pieces|buy-bar|customer-reviews|rating-bars|dimension-drawing|fact-rows|follow-reviews)/,
    priority: 1,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), compressAssets()],
  publicDir: 'web/public',
  resolve: {
    // Every React since 18 brings itself what the shim makes up for.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  appType: 'custom',
  build: isSsrBuild
    ? { assetsInlineLimit: 0, outDir: 'dist/pages', emptyOutDir: true, copyPublicDir: false, minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // A list of all files by their hashes would weigh on every page; the server names those of the first (document.ts).
        modulePreload: false,
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: FILES } },
        },
        assetsInlineLimit: 0,
        target: 'es2022',
      },
  // The built server bundle brings everything along; from sources, packages are imported as they are.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
