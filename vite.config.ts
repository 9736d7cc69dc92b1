import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/compress-assets.ts'

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
          // What every page needs is one file.
          output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
        },
        assetsInlineLimit: 0,
        target: 'es2022',
      },
  // The built server bundle brings everything along; from sources, packages are imported as they are.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
