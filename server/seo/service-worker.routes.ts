import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PRIVATE_PATHS } from '#domain/content/public-pages.ts'
import type { Slice } from '#server/slice.ts'
import { readFrameFiles } from './frame-files.ts'

const SOURCE = path.resolve(import.meta.dirname, '../../web/service-worker/service-worker.js')

/** The policy of this answer is the worker's own: it may ask this shop and nobody else. */
const POLICY = "default-src 'none'; connect-src 'self'"

/** Never kept by the browser, so that a new version arrives with the next visit. */
export const serviceWorkerRoutes: Slice = async (app) => {
  const lists = { PRIVATE_PATHS, FRAME_FILES: await readFrameFiles() }
  const constants = Object.entries(lists).map(([name, list]) => `const ${name} = ${JSON.stringify(list)}\n`)
  const script = constants.join('') + (await readFile(SOURCE, 'utf8'))
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
