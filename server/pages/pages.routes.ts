import fastifyStatic from '@fastify/static'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IMMUTABLE } from '#server/http/immutable.ts'
import { failureBody } from '#server/http/reply.ts'
import { sendErrorPage } from './error-page.ts'
import { type AnswerCache, preferredEncoding } from './answer-cache.ts'
import type { KeptPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

type Kept = { pages: PageCache; answers: AnswerCache }
type Options = Kept & { root: string; serveBuiltAssets: boolean }

export async function pageRoutes(app: FastifyInstance, { pages, answers, root, serveBuiltAssets }: Options) {
  if (serveBuiltAssets)
    await app.register(fastifyStatic, {
      root: path.join(root, 'dist/client'),
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const immutable = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', immutable ? IMMUTABLE : 'public, max-age=3600')
      },
    })

  app.get('/*', async (request, reply) => {
    if (isApiPath(request.url)) return apiNotFound(reply)
    return sendPage({ pages, answers }, request, reply)
  })
  app.setNotFoundHandler((_request, reply) => apiNotFound(reply))
}

const isApiPath = (url: string) => /^\/api(?:[/?]|$)/.test(url)

function apiNotFound(reply: FastifyReply) {
  return reply.code(404).send(failureBody({ code: 'not_found', message: 'There is nothing at this address.' }))
}

async function sendPage({ pages, answers }: Kept, request: FastifyRequest, reply: FastifyReply) {
  const key = pageKey(request.url)
  const kept = pages.kept(key)
  const page = kept ?? (await rendered(pages, key, request))
  if (!page) return sendErrorPage(reply, request.id)
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (isKnown(page, request, reply)) return reply.code(304).send()
  const body = await (kept ? page.body.well(encoding) : page.body.quick(encoding))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.code(page.status).header('content-length', body.length)
  if (kept && request.method === 'GET' && page.status === 200)
    answers.remember(request, {
      body,
      headers: reply.getHeaders(),
      route: request.routeOptions.url ?? '',
      isStillGood: () => pages.kept(key) === page,
    })
  return reply.send(body)
}

async function rendered(pages: PageCache, key: string, { log }: FastifyRequest): Promise<KeptPage | null> {
  try {
    return await pages.get(key)
  } catch (error) {
    log.error({ err: error }, 'page failed')
    return null
  }
}

/** Sets the page's headers; true when the visitor has this very page already. */
function isKnown(page: KeptPage, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.headers(page.headers)
  if (page.status !== 200) return false
  reply.header('etag', page.etag)
  return request.headers['if-none-match'] === page.etag
}
