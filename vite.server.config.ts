import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Native programs, packages that read files beside themselves or start threads: they stay where they are. */
const STAY_OUTSIDE = ['nodemailer', 'pdfkit', 'read-excel-file', 'sharp', 'vite']

/** The shop's server as one file: it starts in half the time and keeps less in memory than 1,300 modules. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [keepFolders(), writeAscii()],
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    minify: false,
    target: 'node24',
    // All in one folder: the way from there to the sources is the same for what is loaded later, such as the PDF maker.
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js', comments: false } },
  },
  ssr: { noExternal: true, external: STAY_OUTSIDE },
})

/** A module that reads a file beside it (a migration, a font) still finds it among the sources. */
function keepFolders(): Plugin {
  const root = import.meta.dirname
  return {
    name: 'keep-folders',
    transform(code, id) {
      if (!id.startsWith(path.join(root, 'server')) || !code.includes('import.meta.dirname')) return null
      const folder = path.posix.join('..', '..', path.relative(root, path.dirname(id)))
      return code.replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`)
    },
  }
}

/** A single rupee sign makes the engine hold the whole file, six million characters, at two bytes for each. */
function writeAscii(): Plugin {
  return {
    name: 'write-ascii',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
    },
  }
}

const inAscii = (code: string) =>
  code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
