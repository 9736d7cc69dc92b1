import fastifyStatic from '@fastify/static'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureBody } from '#server/http/reply.ts'
import { sendErrorPage } from './error-page.ts'
import type { KeptPage, PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'

type Options = { pages: PageCache; root: string; serveBuiltAssets: boolean }

export async function pageRoutes(app: FastifyInstance, { pages, root, serveBuiltAssets }: Options) {
  if (serveBuiltAssets)
    await app.register(fastifyStatic, {
      root: path.join(root, 'dist/client'),
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const immutable = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })

  app.get('/*', async (request, reply) => {
    if (isApiPath(request.url)) return apiNotFound(reply)
    return sendPage(pages, request, reply)
  })
  app.setNotFoundHandler((_request, reply) => apiNotFound(reply))
}

const isApiPath = (url: string) => /^\/api(?:[/?]|$)/.test(url)

function apiNotFound(reply: FastifyReply) {
  return reply.code(404).send(failureBody({ code: 'not_found', message: 'There is nothing at this address.' }))
}

async function sendPage(pages: PageCache, request: FastifyRequest, reply: FastifyReply) {
  const page = await pages.get(pageKey(request.url)).catch((error: unknown) => {
    request.log.error({ err: error }, 'page failed')
    return null
  })
  return page ? answer(page, request, reply) : sendErrorPage(reply, request.id)
}

function answer(page: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(page.headers)
  if (page.status === 200) {
    reply.header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).send(page.bodies[encoding])
}

function preferredEncoding(accepted: string | string[] | undefined): keyof KeptPage['bodies'] {
  const offered = String(accepted ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(offered)) return 'gzip'
  return 'identity'
}
