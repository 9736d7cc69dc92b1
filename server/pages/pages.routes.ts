import fastifyStatic from '@fastify/static'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FOR_EVER } from '#server/http/for-ever.ts'
import { failureBody } from '#server/http/reply.ts'
import { sendErrorPage } from './error-page.ts'
import { type KeptAnswers, preferredEncoding } from './kept-answers.ts'
import type { KeptPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

type Kept = { pages: PageCache; answers: KeptAnswers }
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
        reply.header('cache-control', immutable ? FOR_EVER : 'public, max-age=3600')
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
  const page = await pages.get(key).catch((error: unknown) => {
    request.log.error({ err: error }, 'page failed')
    return null
  })
  return page ? answer({ pages, answers }, { key, page }, request, reply) : sendErrorPage(reply, request.id)
}

function answer(
  { pages, answers }: Kept,
  { key, page }: { key: string; page: KeptPage },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers(page.headers)
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = page.bodies[encoding]
  reply.header('content-length', body.length)
  if (request.method === 'GET' && page.status === 200)
    answers.remember(request, {
      body,
      headers: reply.getHeaders(),
      route: request.routeOptions.url ?? '',
      isStillGood: () => pages.kept(key) === page,
    })
  return reply.code(page.status).send(body)
}
