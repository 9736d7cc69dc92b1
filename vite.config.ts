import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/compress-assets.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind(), compressAssets()],
  publicDir: 'web/public',
  appType: 'custom',
  build: isSsrBuild
    ? { assetsInlineLimit: 0, outDir: 'dist/pages', emptyOutDir: true, copyPublicDir: false, minify: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          // One file for what every page needs: it compresses better than many small ones.
          output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
        },
        assetsInlineLimit: 0,
        target: 'es2022',
      },
  // The built server bundle brings everything along; from sources, packages are imported as they are.
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
}))
