import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/
const SMALLEST = 1024
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Built files are compressed once, as small as they get, instead of at every request. */
export function compressAssets(): Plugin {
  let folder = ''
  return {
    name: 'compress-assets',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    // Not closeBundle: that one also runs after a failed build, and its complaint would hide the real one.
    async writeBundle() {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(path.join(folder, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  await writeFile(`${file}.br`, await toBrotli(content, options))
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
}
