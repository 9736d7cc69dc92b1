import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/compress-assets.ts'
import { leaveOut } from './scripts/leave-out.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leaveOut(), react(), tailwind(), compressAssets()],
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
          // Nothing of ours does something by being imported, so what is not used need not be fetched.
          treeshake: {
            moduleSideEffects: [
              { test: /\/(?:domain|web\/(?:api|data|document|routes|storefront|ui))\//, sideEffects: false },
            ],
          },
          // One file for what every page needs: it compresses better than many small ones.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  tags: ['$initial'],
                  test: /node_modules\/(?:react|react-dom|scheduler)\//,
                  priority: 2,
                },
                { name: 'base', tags: ['$initial'], priority: 1 },
                { name: 'page', test: /web\/ui\/(?:breadcrumb|json-ld)\.|icons\/chevron-(?:left|right)\.mjs/ },
                {
                  name: 'pictures',
                  test: /web\/(?:ui\/(?:picture|placeholder-picture|badge)\.|storefront\/listing\/product-picture|api\/catalog)/,
                },
                { name: 'choice', test: /web\/ui\/chip\.|icons\/x\.mjs|domain\/catalog\/search-params/ },
                { name: 'house', test: /web\/ui\/text-link\.|domain\/company\/shop\./ },
                {
                  name: 'price',
                  test: /web\/ui\/money|domain\/(?:catalog\/in-stock|money\/(?:paise|format-inr)|pricing\/(?:effective-price|discount-percent))/,
                },
                { name: 'form', test: /web\/ui\/(?:field|text-input|select)\.|icons\/circle-exclamation-point/ },
                {
                  name: 'auth',
                  test: /web\/(?:ui\/password-input|storefront\/auth\/(?:auth-layout|use-fields|login-address|return-path|use-leave-when-logged-in)|api\/accounts)|domain\/accounts\/email/,
                },
                { name: 'day', test: /domain\/time\/(?:day-text|ist)\./ },
                {
                  name: 'share',
                  test: /web\/(?:storefront\/company\/share-links|ui\/use-copied)|icons\/(?:check|share-2)\.mjs/,
                },
                {
                  name: 'articles',
                  includeDependenciesRecursively: false,
                  test: /web\/(?:api\/content|storefront\/blog\/(?:article-card|demo-notice|article-picture))|domain\/content\/read-time/,
                },
                {
                  name: 'piece',
                  test: /web\/(?:ui\/rating-stars|storefront\/(?:wishlist\/wishlist-button|listing\/size-text))/,
                },
                { name: 'card', test: /web\/storefront\/listing\/(?:product-card|product-grid)/ },
                { name: 'carousel', test: /web\/ui\/(?:carousel|use-swipe)/ },
                {
                  name: 'buying',
                  test: /web\/(?:ui\/stepper|storefront\/(?:listing\/colour-swatch|product\/remembered-pin))|domain\/cart\/piece-texts|icons\/(?:minus|plus)\.mjs/,
                },
              ],
            },
          },
        },
        assetsInlineLimit: 0,
        target: 'es2022',
      },
  // The built server bundle brings everything along; from sources, packages are imported as they are.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
}))
